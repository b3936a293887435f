import type { Toast } from '@/stores/toasts';

const firstRendered = new WeakMap<Toast, number>();

/** Milliseconds since the toast was first rendered. It remounts when moving into or out of a dialog. */
export function toastAge(toast: Toast): number {
  const now = performance.now();
  const since = firstRendered.get(toast) ?? now;
  firstRendered.set(toast, since);
  return now - since;
}

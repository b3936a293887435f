import type { Toast } from '@/stores/toasts';

const firstRendered = new WeakMap<Toast, number>();

/** Milliseconds since the toast was first rendered. It is rendered again when it moves into a dialog or out of one. */
export function toastAge(toast: Toast): number {
  const now = performance.now();
  const since = firstRendered.get(toast) ?? now;
  firstRendered.set(toast, since);
  return now - since;
}

import { create } from 'zustand';

/** Toasts are of type success or error (R-DLG-08). */
export type ToastType = 'success' | 'error';

export interface Toast {
  id: number;
  type: ToastType;
  text: string;
  /** For somebody who may be away: its timeout starts when they return. */
  waits?: boolean | undefined;
}

interface ToastState {
  toasts: readonly Toast[];
  dismiss(id: number): void;
  reset(): void;
}

const MAX_SHOWN = 3;
let nextId = 1;

export const useToasts = create<ToastState>()((set, get) => ({
  toasts: [],
  dismiss: (id) => set({ toasts: get().toasts.filter((toast) => toast.id !== id) }),
  reset: () => set({ toasts: [] }),
}));

/** Shows a toast unless one with the same text is still on screen. */
export function showToast(type: ToastType, text: string, waits?: boolean): void {
  const { toasts } = useToasts.getState();
  if (toasts.some((toast) => toast.type === type && toast.text === text)) return;
  useToasts.setState({ toasts: [...toasts, { id: nextId++, type, text, waits }].slice(-MAX_SHOWN) });
}

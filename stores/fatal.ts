import { create } from 'zustand';
import { closeAllDialogs } from './dialogs';

/** A full-screen page shown because of a platform response (R-ERR-03 to R-ERR-05). */
export type FatalKind = 'blocked' | 'forbidden' | 'maintenance';

interface FatalState {
  kind: FatalKind | null;
  show(kind: FatalKind): void;
  reset(): void;
}

export const useFatal = create<FatalState>()((set) => ({
  kind: null,
  // Dialogs lie above everything and would hide the page.
  show: (kind) => {
    closeAllDialogs();
    set({ kind });
  },
  reset: () => set({ kind: null }),
}));

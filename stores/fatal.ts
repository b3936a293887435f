import { create } from 'zustand';
import { closeAllDialogs } from './dialogs';

/** A page that takes the whole screen because the platform said so (R-ERR-03 to R-ERR-05). */
export type FatalKind = 'blocked' | 'forbidden' | 'maintenance';

interface FatalState {
  kind: FatalKind | null;
  show(kind: FatalKind): void;
  reset(): void;
}

export const useFatal = create<FatalState>()((set) => ({
  kind: null,
  // A dialog lies above everything: the page would stand behind the form whose answer it is.
  show: (kind) => {
    closeAllDialogs();
    set({ kind });
  },
  reset: () => set({ kind: null }),
}));

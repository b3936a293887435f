import { create } from 'zustand';
import type { HintName } from '@/lib/session/hint-rules';

interface HintState {
  /** Uid of the player who registered in this document, and so has no deposits yet (R-AUTH-06). */
  registeredUid: number | null;
  closed: readonly HintName[];
  /** The confirmation message was sent to this player from this device (R-AUTH-15). */
  isConfirmationSent: boolean;
}

interface HintActions {
  markRegistered(uid: number): void;
  recall(known: Pick<HintState, 'closed' | 'isConfirmationSent'>): void;
  close(name: HintName): void;
  markConfirmationSent(): void;
  reset(): void;
}

const initial: HintState = { registeredUid: null, closed: [], isConfirmationSent: false };

/** What the hints at the bottom of the viewport depend on, besides the account itself. */
export const useHints = create<HintState & HintActions>()((set, get) => ({
  ...initial,
  markRegistered: (uid) => set({ registeredUid: uid }),
  recall: (known) => set(known),
  close: (name) => {
    if (!get().closed.includes(name)) set({ closed: [...get().closed, name] });
  },
  markConfirmationSent: () => set({ isConfirmationSent: true }),
  reset: () => set(initial),
}));

import { create } from 'zustand';
import type { NewerBalances } from '@/lib/money/newer-balances';
import type { User } from '@/lib/session/schema';
import type { SessionStatus } from '@/lib/session/types';

interface SessionState {
  status: SessionStatus;
  user: User | null;
}

interface SessionActions {
  /** Applies an account response; `uid` 0 is a guest (R-SESS-01). */
  setUser(user: User): void;
  setGuest(): void;
  setUnreachable(): void;
  /** Newer balances of the signed-in player; ignored for a guest. */
  setBalances(balances: NewerBalances): void;
  reset(): void;
}

const initial: SessionState = { status: 'unknown', user: null };

export const useSession = create<SessionState & SessionActions>()((set, get) => ({
  ...initial,
  setUser: (user) => set(user.uid > 0 ? { status: 'player', user } : { status: 'guest', user: null }),
  setGuest: () => set({ status: 'guest', user: null }),
  setUnreachable: () => {
    if (get().status !== 'player') set({ status: 'unreachable', user: null });
  },
  setBalances: (balances) => {
    const { user } = get();
    if (user) set({ user: { ...user, ...balances } });
  },
  reset: () => set(initial),
}));

export const selectUid = (state: SessionState): number => state.user?.uid ?? 0;
export const selectIsPlayer = (state: SessionState): boolean => state.status === 'player';

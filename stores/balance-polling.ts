import { create } from 'zustand';
import { DEFAULT_BALANCE_REFRESH, type BalanceRefreshSettings } from '@/lib/money/balance-polling-rules';

interface BalancePollingState {
  settings: BalanceRefreshSettings;
  /** When the balances were last requested automatically; 0 before the first time. */
  lastReadAt: number;
}

interface BalancePollingActions {
  configure(settings: BalanceRefreshSettings): void;
  markRead(now: number): void;
  reset(): void;
}

const initial: BalancePollingState = { settings: DEFAULT_BALANCE_REFRESH, lastReadAt: 0 };

/** State of the automatic balance polling; the timers are in `components/app-shell/session/balance-polling`. */
export const useBalancePolling = create<BalancePollingState & BalancePollingActions>()((set) => ({
  ...initial,
  configure: (settings) => set({ settings }),
  markRead: (now) => set({ lastReadAt: now }),
  reset: () => set(initial),
}));

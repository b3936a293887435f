import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import { clickWaitMs, intervalMs, isBalanceReadAllowed } from '@/lib/money/balance-polling-rules';
import { useBalancePolling } from '@/stores/balance-polling';
import { useInactivity } from '@/stores/inactivity';
import { selectIsPlayer, useSession } from '@/stores/session';
import { refreshBalance } from '@/components/shared/session/refresh-balance';

let intervalTimer: ReturnType<typeof setTimeout> | undefined;
let clickTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Polls the balances at an interval and after clicks, as the site config says, until the player has been away long
 * enough (R-SESS-08 to R-SESS-11). No requests while the tab is hidden.
 */
export function watchBalance(): () => void {
  const running = new AbortController();
  const { signal } = running;
  void fetchSettingsPart('site').then((site) => {
    if (signal.aborted || !site) return;
    useBalancePolling.getState().configure(site.balanceRefresh);
    scheduleInterval();
  });
  document.addEventListener('click', readAfterClick, { capture: true, passive: true, signal });
  document.addEventListener('visibilitychange', scheduleInterval, { signal });
  return () => {
    running.abort();
    clearTimeout(intervalTimer);
    clearTimeout(clickTimer);
    clickTimer = undefined;
  };
}

/** Waits for the rest of the interval; a hidden tab schedules nothing until it is visible again. */
function scheduleInterval(): void {
  clearTimeout(intervalTimer);
  const { settings, lastReadAt } = useBalancePolling.getState();
  const wait = intervalMs(settings);
  if (wait === null || document.hidden) return;
  const sinceMs = lastReadAt === 0 ? 0 : Math.max(0, Date.now() - lastReadAt);
  intervalTimer = setTimeout(readByInterval, Math.max(0, wait - sinceMs));
}

function readByInterval(): void {
  const isRead = read();
  if (isRead) return scheduleInterval();
  const wait = intervalMs(useBalancePolling.getState().settings);
  if (wait !== null) intervalTimer = setTimeout(readByInterval, wait);
}

/** The first click reads at once, further ones within the delay once at its end. */
function readAfterClick(): void {
  if (clickTimer !== undefined) return;
  const { settings, lastReadAt } = useBalancePolling.getState();
  const wait = clickWaitMs(settings, { lastReadAt, now: Date.now() });
  if (wait === null) return;
  if (wait === 0) return void read();
  clickTimer = setTimeout(() => {
    clickTimer = undefined;
    read();
  }, wait);
}

function read(): boolean {
  const now = Date.now();
  const isAllowed = isBalanceReadAllowed(useBalancePolling.getState().settings, {
    isPlayer: selectIsPlayer(useSession.getState()),
    path: window.location.pathname,
    isHidden: document.hidden,
    lastActivityAt: useInactivity.getState().lastActivityAt ?? now,
    now,
  });
  if (!isAllowed) return false;
  useBalancePolling.getState().markRead(now);
  void refreshBalance();
  return true;
}

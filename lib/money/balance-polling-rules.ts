import type { PrazerConfig } from '@/lib/content/schema-prazer-config';
import { GAME_PAGE } from '@/lib/routing/game-exit';
import { stripLocale } from '@/lib/routing/locale-path';

export type BalanceRefreshSettings = PrazerConfig['balanceRefresh'];

/** Interval 10 s off, click delay 1 s off, stop after 5 minutes on (R-SESS-08 to R-SESS-10, R-CONST-05). */
export const DEFAULT_BALANCE_REFRESH: BalanceRefreshSettings = {
  isIntervalEnabled: false,
  interval: 10,
  isClickEnabled: false,
  clickDelay: 1,
  isStopEnabled: true,
  stopAfter: 5,
};

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Milliseconds between two polls; null when polling is off. */
export function intervalMs({ isIntervalEnabled, interval }: BalanceRefreshSettings): number | null {
  return isIntervalEnabled ? interval * SECOND_MS : null;
}

interface Moment {
  isPlayer: boolean;
  /** Path of the page, with or without locale prefix. */
  path: string;
  isHidden: boolean;
  /** Sign-in counts as activity. */
  lastActivityAt: number;
  now: number;
}

/**
 * Whether the balances may be polled now: only for a player in a visible tab, and not on a game page, where the game
 * reports them (R-SESS-11). An abandoned tab stops polling; the next activity resumes it.
 */
export function isBalanceReadAllowed(settings: BalanceRefreshSettings, moment: Moment): boolean {
  if (!moment.isPlayer || moment.isHidden || GAME_PAGE.test(stripLocale(moment.path).path)) return false;
  return !settings.isStopEnabled || moment.now - moment.lastActivityAt < settings.stopAfter * MINUTE_MS;
}

/** Milliseconds to wait after a click before the balances are read; 0 for none, null when clicks do not count. */
export function clickWaitMs(
  { isClickEnabled, clickDelay }: BalanceRefreshSettings,
  { lastReadAt, now }: { lastReadAt: number; now: number },
): number | null {
  if (!isClickEnabled) return null;
  const sinceMs = now - lastReadAt;
  // Negative if the clock was set back.
  return sinceMs < 0 ? 0 : Math.max(0, clickDelay * SECOND_MS - sinceMs);
}

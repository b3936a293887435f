import { readBalances } from './ledger';
import { sumSince } from './payments';
import { findPlayer } from './players';
import type { World } from './world';

const DAY_MS = 86_400_000;
const PERIOD_MS = { none: Infinity, day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;

/** A player's deposit limit and what is left of it, in minor units; null when there is none. */
export function depositLimitOf(
  world: World,
  uid: number,
): { limit: number; available: number; period: keyof typeof PERIOD_MS } | null {
  const player = findPlayer(world, uid);
  if (player === undefined || player.deposit_limit === null) return null;
  const period = player.deposit_limit_period;
  const since = Math.max(0, world.clock.now() - PERIOD_MS[period]);
  const used = sumSince(world, uid, 'deposit', since, readBalances(world, uid).main.currency);
  return { limit: player.deposit_limit, available: Math.max(0, player.deposit_limit - used), period };
}

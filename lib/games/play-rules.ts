import { isRecord } from '@/lib/is-record';
import type { Money } from '@/lib/platform/values';

export type PlayMode = 'real' | 'demo';

/** In a game's URL: requests its demo. */
export const DEMO_HASH = '#demo';

/**
 * Whether a player may open a game for real money: a slot with empty main and bonus balances only where the operator
 * allows it (R-GAME-16), other games always. An unknown balance counts as empty.
 */
export function canPlayForReal(
  type: string | null,
  balances: { balance_main: Money | null; balance_bonus: Money | null },
  isZeroBalanceAllowed: boolean,
): boolean {
  if (isZeroBalanceAllowed || type !== 'slot') return true;
  return (balances.balance_main?.amount ?? 0) > 0 || (balances.balance_bonus?.amount ?? 0) > 0;
}

/** URL of a game's document (R-GAME-08): the configured pattern with mode and language. */
export function playAddress(pattern: string, sysname: string, mode: PlayMode, locale: string): string {
  const path = pattern.replaceAll('{sysname}', () => encodeURIComponent(sysname));
  const query = new URLSearchParams({ mode, locale }).toString();
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/**
 * Permissions of a framed game: scripts, its own session (asking the player where the browser blocks cookies of
 * frames), forms, and windows for rules and payments. No top navigation: it may not take the player away.
 */
export const GAME_SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-modals',
  'allow-pointer-lock',
  'allow-orientation-lock',
  'allow-storage-access-by-user-activation',
].join(' ');

export type FullScreenMode = 'all' | 'product' | 'telegram' | 'none';

/** Whether the full-screen toggle shows (R-GAME-09): `telegram` only inside the mini-app, `product` only outside. */
export function hasFullScreenToggle(mode: FullScreenMode, isMiniApp: boolean): boolean {
  if (mode === 'all') return true;
  return mode === 'telegram' ? isMiniApp : mode === 'product' && !isMiniApp;
}

type GameMessage = 'round-finished' | 'exit';

/** Reads a message of a game's document: the bare text or an object with it as `type`. Null for anything else. */
export function readGameMessage(data: unknown): GameMessage | null {
  const type = isRecord(data) ? data.type : data;
  if (type === 'game:round-finished') return 'round-finished';
  return type === 'game:exit' ? 'exit' : null;
}

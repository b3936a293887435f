import { isRecord } from '@/lib/is-record';

/** How long the betting frame may load before the page reports a failure. */
export const BETTING_LOAD_LIMIT_MS = 12_000;

/**
 * Permissions of the framed sportsbook: scripts, its own session (asking the player where the browser blocks cookies
 * of frames), forms, and windows for payments and rules; it may not navigate the top window by itself. Spec silent;
 * chosen as the least a sportsbook needs.
 */
export const BETTING_SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-modals',
  'allow-storage-access-by-user-activation',
].join(' ');

export const BETTING_PERMISSIONS = 'fullscreen; autoplay; clipboard-write';

interface BettingConfig {
  features: { bettingNotice: boolean };
  betting: { notice: string | null };
}

/** The notice above the betting area (R-BET-05): the operator's, else the built-in one; null when switched off. */
export function bettingNotice({ features, betting }: BettingConfig, builtIn: string): string | null {
  if (!features.bettingNotice) return null;
  return betting.notice?.trim() || builtIn;
}

/** The greatest frame height a sportsbook may request, in pixels; taller content scrolls inside the frame. */
export const BETTING_MAX_HEIGHT_PX = 20_000;

/** Messages a sportsbook may send to the page around it. `height` is that of its content, in pixels. */
export type BettingMessage =
  | { kind: 'height'; height: number }
  | { kind: 'sign-in' | 'balance-changed' | 'activity' };

/**
 * Reads a sportsbook's message: `{type: 'betting:height', height}`, `betting:sign-in`, `betting:balance-changed` or
 * `betting:activity`; the last three may be bare strings. Null for anything else. Spec silent; modelled on the
 * messages of game documents.
 */
export function readBettingMessage(data: unknown): BettingMessage | null {
  if (!isRecord(data)) return plainMessage(data);
  const { type, height } = data;
  if (type !== 'betting:height') return plainMessage(type);
  if (typeof height !== 'number' || !Number.isFinite(height) || height <= 0) return null;
  return { kind: 'height', height: Math.min(Math.ceil(height), BETTING_MAX_HEIGHT_PX) };
}

function plainMessage(type: unknown): BettingMessage | null {
  if (type === 'betting:sign-in') return { kind: 'sign-in' };
  if (type === 'betting:balance-changed') return { kind: 'balance-changed' };
  return type === 'betting:activity' ? { kind: 'activity' } : null;
}

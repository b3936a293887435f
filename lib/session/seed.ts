import { isRecord } from '@/lib/is-record';
import type { User } from './schema';

/** Id of the data block that tells the browser which player an account page was rendered for. */
export const SEED_ID = 'session-seed';

export interface SessionSeed {
  user: User;
  /** `time_to_force_logout` in seconds; null for never, undefined when the platform did not report it. */
  inactivityLimitSeconds?: number | null;
}

/** Escaped, so that nothing in it can end the data block. */
export function seedText(seed: SessionSeed): string {
  return JSON.stringify(seed).replaceAll('<', '\\u003c');
}

/** Takes the seed out of its document. The server has parsed it; here only its presence is checked. */
export function takeSeed(): SessionSeed | null {
  const block = document.getElementById(SEED_ID);
  if (!block?.textContent) return null;
  const seed: unknown = JSON.parse(block.textContent);
  // Not by `textContent`: a script's text must be trusted (decision 0024).
  block.replaceChildren();
  return isSeed(seed) ? seed : null;
}

function isSeed(value: unknown): value is SessionSeed {
  return isRecord(value) && isRecord(value.user) && Number(value.user.uid) > 0;
}

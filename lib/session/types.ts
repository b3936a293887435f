import type { PlatformError } from '@/lib/platform/error';
import type { User } from './schema';

/** `unknown` until the account was requested; `unreachable` if that failed and nobody is known. */
export type SessionStatus = 'unknown' | 'guest' | 'player' | 'unreachable';

export type Probe =
  | { kind: 'guest' }
  | { kind: 'player'; user: User }
  | { kind: 'failed'; error: PlatformError };

import type { PlatformError } from '@/lib/platform/error';
import type { User } from './schema';

export type Probe =
  | { kind: 'guest' }
  | { kind: 'player'; user: User }
  | { kind: 'failed'; error: PlatformError };

import { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import { isDecided } from './rules';

/** What a result page says of a payment. */
export type ResultKind = 'success' | 'fail' | 'pending';

/** The result page a status belongs to; a status nobody knows is still waited for. */
export function resultKind(status: string): ResultKind {
  if (status === 'success') return 'success';
  return isDecided(status) ? 'fail' : 'pending';
}

/** Whether the platform says that the player has no such payment. */
export function isNoOwnPayment(error: unknown): boolean {
  return error instanceof PlatformError && error.type === 'InvalidParameterException';
}

/** Whether a read failed because the player is signed in no more. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof PlatformError && errorKind(error) === 'session';
}

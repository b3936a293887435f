import { toTimeMs } from '@/lib/format/date';
import { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import { isDecided } from './rules';
import type { PaymentRecord } from './schema';

/** What a result page says of a payment. */
export type ResultKind = 'success' | 'fail' | 'pending';

/** The result page a status belongs to; a status nobody knows is still waited for. */
export function resultKind(status: string): ResultKind {
  if (status === 'success') return 'success';
  return isDecided(status) ? 'fail' : 'pending';
}

/** A newest deposit that is older has nothing to do with a result page that names none. */
const FRESH_MS = 30 * 60_000;

/**
 * Whether a result page that names no payment means this one; `now` by the site's clock, in milliseconds. One that waits is meant by the page
 * that waits, however long it has: a bank transfer takes days.
 */
export function matchesResultPage(
  kind: ResultKind,
  newest: Pick<PaymentRecord, 'created_at' | 'status'>,
  now: number,
): boolean {
  if (kind === 'pending' && resultKind(newest.status) === 'pending') return true;
  return now - (toTimeMs(newest.created_at) ?? 0) < FRESH_MS;
}

/** Whether the platform says that the player has no such payment. */
export function isPaymentNotFound(error: unknown): boolean {
  return error instanceof PlatformError && error.type === 'InvalidParameterException';
}

/** Whether a read failed because the player is signed in no more. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof PlatformError && errorKind(error) === 'session';
}

import { toTimeMs } from '@/lib/format/date';
import { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import { resultKind, type ResultKind } from './rules';
import type { PaymentRecord } from './schema';

/** An older deposit is unrelated to a result page that names no payment. */
const FRESH_MS = 30 * 60_000;

/**
 * Whether a result page that names no payment is about this one; `now` is the site's time in milliseconds. The pending
 * page matches a pending payment of any age: a bank transfer takes days.
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

/** Whether a read failed because the player is no longer signed in. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof PlatformError && errorKind(error) === 'session';
}

import type { WireCashback } from './schema';

/** Key of the platform's store under which the id of the last seen cashback lies (R-CBACK-06). */
export const SEEN_CASHBACK_KEY = 'already_seen_cashback_id';

type Seen = Pick<WireCashback, 'id' | 'status' | 'receiving_expired_at'>;

/**
 * Whether the newest cashback is shown by its popup (R-CBACK-04, R-CBACK-05): not the one already seen, and active, or
 * paid out without an end of its time to be taken.
 */
export function isUnseenCashback({ id, status, receiving_expired_at }: Seen, seenId: string | null): boolean {
  if (id === seenId) return false;
  return status === 'active' || (status === 'paid_out' && receiving_expired_at === null);
}

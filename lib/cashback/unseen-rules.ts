import type { WireCashback } from './schema';

/** Key of the last seen cashback's id in the platform's store (R-CBACK-06). */
export const SEEN_CASHBACK_KEY = 'already_seen_cashback_id';

type Seen = Pick<WireCashback, 'id' | 'status' | 'receiving_expired_at'>;

/** For an unseen cashback that is active, or paid out without a deadline (R-CBACK-04, R-CBACK-05). */
export function isUnseenCashback({ id, status, receiving_expired_at }: Seen, seenId: string | null): boolean {
  if (id === seenId) return false;
  return status === 'active' || (status === 'paid_out' && receiving_expired_at === null);
}

import type { Amount } from '@/lib/format/money';
import type { WireCashback } from './schema';

export type CashbackState = 'active' | 'expired' | 'paidOut' | 'other';

/** `nowMs`: milliseconds since 1970. An active cashback past its deadline has expired: it is not paid. */
export function cashbackState(
  { status, receiving_expired_at }: Pick<WireCashback, 'status' | 'receiving_expired_at'>,
  nowMs: number,
): CashbackState {
  if (status === 'paid_out') return 'paidOut';
  if (status !== 'active') return 'other';
  const isOver = receiving_expired_at !== null && Date.parse(receiving_expired_at) <= nowMs;
  return isOver ? 'expired' : 'active';
}

/** The cashback that taking and removing act on: the player's active one that ended last. */
export function currentCashback<
  Item extends Pick<WireCashback, 'id' | 'status' | 'receiving_expired_at' | 'end_date'>,
>(cashbacks: readonly Item[], nowMs: number): Item | null {
  const active = cashbacks.filter((item) => cashbackState(item, nowMs) === 'active');
  const ended = ({ end_date }: Item) => (end_date === null ? 0 : Date.parse(end_date));
  return active.reduce<Item | null>((best, item) => (best && ended(best) >= ended(item) ? best : item), null);
}

/** An unknown sum may be anything. */
export function isEmptySum(amount: Amount | null): boolean {
  return amount !== null && amount.amount <= 0;
}

export type CashbackAction = 'payout' | 'remove';

/** Whether a cashback has reached an action's status; undefined means that it is no longer listed. */
export function isChanged(status: string | undefined, action: CashbackAction): boolean {
  return action === 'payout' ? status === 'paid_out' : status === undefined;
}

/** Whether nothing can be done with a cashback any more; undefined means that it is not listed, `nowMs` as above. */
export function isGone(
  cashback: Pick<WireCashback, 'status' | 'receiving_expired_at'> | undefined,
  nowMs: number,
): boolean {
  return cashback === undefined || ['paidOut', 'expired'].includes(cashbackState(cashback, nowMs));
}

import { byNewest, isDecided } from './rules';
import type { PaymentRecord } from './schema';

/** A stage of a withdrawal; `other` is a status this client has no text for, shown as received (R-CASH-23). */
export interface TrackStage {
  name: 'requested' | 'review' | 'reviewed' | 'paid' | 'declined' | 'cancelled' | 'other';
  state: 'past' | 'now' | 'ahead' | 'failed';
  /** According to the record; null where unknown. */
  at: string | number | null;
}

type Timed = Pick<PaymentRecord, 'status' | 'created_at' | 'updated_at'>;

/** The past and future stages of a withdrawal, in order. */
export function trackOf({ status, created_at, updated_at }: Timed): TrackStage[] {
  const requested: TrackStage = { name: 'requested', state: 'past', at: created_at };
  const reviewed: TrackStage = { name: 'reviewed', state: 'past', at: null };
  switch (status) {
    case 'pending':
      return [
        requested,
        { name: 'review', state: 'now', at: null },
        { name: 'paid', state: 'ahead', at: null },
      ];
    case 'success':
      return [requested, reviewed, { name: 'paid', state: 'past', at: updated_at }];
    case 'declined':
      return [requested, reviewed, { name: 'declined', state: 'failed', at: updated_at }];
    case 'cancelled':
      return [requested, { name: 'cancelled', state: 'failed', at: updated_at }];
    default:
      return [requested, { name: 'other', state: 'now', at: updated_at }];
  }
}

/** What the account requires of the player before a payout; null when nothing. */
export function askedOfPlayer(
  user: { is_kyc_block_enabled: boolean; is_on_verification: boolean } | null,
): 'verify' | 'onVerification' | null {
  if (user?.is_on_verification) return 'onVerification';
  return user?.is_kyc_block_enabled ? 'verify' : null;
}

/** Pending withdrawals and the last few, each once, newest first. */
export function tracked<Item extends Pick<PaymentRecord, 'id' | 'status' | 'created_at'>>(
  pending: readonly Item[],
  recent: readonly Item[],
): Item[] {
  // The later list has the newer state; both are refetched together.
  const all = new Map([...pending, ...recent].map((item) => [item.id, item]));
  return [...all.values()].sort((one, other) => byNewest(one.id, other.id));
}

/** Whether any of them can still change. */
export function isAnyUnderWay(items: readonly Pick<PaymentRecord, 'status'>[]): boolean {
  return items.some(({ status }) => !isDecided(status));
}

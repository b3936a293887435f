import { formatAmount } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import type { LoyaltyNotification } from './schema';

/** How notifications appear (R-LOY-12): the operator may change each in the collection `loyalty`. */
export interface NoticeSettings {
  durationMs: number;
  delayMs: number;
  /** 0 to 1. */
  volume: number;
  /** Address of the operator's sound; null for the built-in one. */
  sound: string | null;
}

export const DEFAULT_NOTICE_SETTINGS: NoticeSettings = {
  durationMs: 5_000,
  delayMs: 300,
  volume: 0.5,
  sound: null,
};

/** A notification that gives something; every other one shows as an error (R-LOY-11). */
export function isCredit({ type }: Pick<LoyaltyNotification, 'type'>): boolean {
  return type === 'credit';
}

/**
 * What a notification gives, in words: `+100 coins`, `+5 €`. Null where it names no sum.
 * @param pointsWord The word for points, which `amountType` names plainly.
 */
export function noticeAmount(
  { amount, amountType }: Pick<LoyaltyNotification, 'amount' | 'amountType'>,
  pointsWord: string,
): string | null {
  if (amount === null || amount === 0) return null;
  const sign = amount > 0 ? '+' : '';
  if (amountType !== null && /^[A-Z]{3}$/.test(amountType)) {
    return `${sign}${formatAmount({ amount, currency: amountType })}`;
  }
  const unit = amountType === null || amountType === 'points' ? pointsWord : amountType;
  return `${sign}${formatNumber(amount)} ${unit}`;
}

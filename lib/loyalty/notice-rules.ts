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
 * What a notification gives or takes, in words: `+100 coins`, `+5 €`, `-20 coins`; a number alone where it names no
 * unit. Only a credit has a plus; a debit has a minus, whichever sign the number has. Null where it names no sum.
 * @param pointsWord The word for points, which `amountType` names plainly.
 */
export function noticeAmount(
  { type, amount, amountType }: Pick<LoyaltyNotification, 'type' | 'amount' | 'amountType'>,
  pointsWord: string,
): string | null {
  if (amount === null || amount === 0) return null;
  const sum = type === 'debit' ? -Math.abs(amount) : amount;
  const sign = type === 'credit' && sum > 0 ? '+' : '';
  if (amountType !== null && /^[A-Z]{3}$/.test(amountType)) {
    return `${sign}${formatAmount({ amount: sum, currency: amountType })}`;
  }
  const number = `${sign}${formatNumber(sum)}`;
  if (!amountType) return number;
  return `${number} ${amountType === 'points' ? pointsWord : amountType}`;
}

const TRIGGERS = ['quest', 'register', 'profile', 'confirm', 'product', 'level'] as const;

/** Whether a notification says anything by itself. */
function hasWords({ title, message, amount }: LoyaltyNotification): boolean {
  return Boolean(title || message || amount);
}

/**
 * What a notification without any words is about: its trigger (R-LOY-10); null for one with words, and where unknown.
 */
export function wordlessTrigger(notice: LoyaltyNotification): (typeof TRIGGERS)[number] | null {
  return hasWords(notice) ? null : (TRIGGERS.find((known) => known === notice.trigger) ?? null);
}

/** Whether there is anything to show; a notification of nothing would be an empty card. */
export function isPresentable(notice: LoyaltyNotification): boolean {
  return hasWords(notice) || wordlessTrigger(notice) !== null;
}

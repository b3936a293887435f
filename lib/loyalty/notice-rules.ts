import { formatAmount } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { MINUS } from '@/lib/format/signed-sum';
import type { LoyaltyNotification } from './schema';

/** R-LOY-12: the operator may change each in the collection `loyalty`. */
export interface NoticeSettings {
  durationMs: number;
  delayMs: number;
  /** 0 to 1. */
  volume: number;
  /** Null for the built-in sound. */
  sound: string | null;
}

export const DEFAULT_NOTICE_SETTINGS: NoticeSettings = {
  durationMs: 5_000,
  delayMs: 300,
  volume: 0.5,
  sound: null,
};

/** Every other notification shows as an error (R-LOY-11). */
export function isCredit({ type }: Pick<LoyaltyNotification, 'type'>): boolean {
  return type === 'credit';
}

/**
 * A notification's amount: `+100 coins`, `+5 €`, `−20 coins`; just a number where it has no unit. Only a credit has a
 * plus; a debit has a minus, whatever the sign of the number. Null where there is no amount.
 * @param pointsWord The word for points, which `amountType` calls `points`.
 */
export function noticeAmount(
  { type, amount, amountType }: Pick<LoyaltyNotification, 'type' | 'amount' | 'amountType'>,
  pointsWord: string,
): string | null {
  if (amount === null || amount === 0) return null;
  const plus = type === 'credit' ? '+' : '';
  const sign = type === 'debit' || amount < 0 ? MINUS : plus;
  const size = Math.abs(amount);
  if (amountType !== null && CURRENCY.test(amountType)) {
    return `${sign}${formatAmount({ amount: size, currency: amountType })}`;
  }
  const number = `${sign}${formatNumber(size)}`;
  if (!amountType) return number;
  return `${number} ${amountType === 'points' ? pointsWord : amountType.replaceAll('_', ' ')}`;
}

/** `EUR`, and longer codes of small units, such as `MBTC`. */
const CURRENCY = /^[A-Z]{3,5}$/;

const TRIGGERS = ['quest', 'register', 'profile', 'confirm', 'product', 'level'] as const;

/** Whether a notification has any text of its own. */
function hasWords({ title, message, amount }: LoyaltyNotification): boolean {
  return Boolean(title || message || amount);
}

/** The trigger of a notification without any text (R-LOY-10); null for one with text, and where unknown. */
export function wordlessTrigger(notice: LoyaltyNotification): (typeof TRIGGERS)[number] | null {
  return hasWords(notice) ? null : (TRIGGERS.find((known) => known === notice.trigger) ?? null);
}

/** Whether there is anything to show; without it the notification would be an empty card. */
export function isPresentable(notice: LoyaltyNotification): boolean {
  return hasWords(notice) || wordlessTrigger(notice) !== null;
}

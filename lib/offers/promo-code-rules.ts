import type { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import { ActionNotDone } from '@/lib/platform/require-done';

/** Codes of a promo code failure that the contract names, and the one for every other. */
export const PROMO_ERROR_CODES = ['not_found', 'expired', 'already_used', 'INVALID'] as const;
export type PromoErrorCode = (typeof PROMO_ERROR_CODES)[number];

const INVALID = 'INVALID';

/** Name of the analytics event of every failed promo code (R-OFFER-09). */
export const PROMO_CODE_FAILED = 'promocode-not-found';

/**
 * The code by which a failed promo code is explained (R-OFFER-08): the first of `error_data.promo_code`, `INVALID` where
 * the platform refused what was entered, or did not do it, without one. Null when the failure is not about the code: no
 * connection, too many attempts, a missing step; saying "invalid" then would be untrue.
 */
export function promoErrorCode(error: PlatformError): string | null {
  const [first] = error.fields.promo_code ?? [];
  if (first) return first.code;
  return errorKind(error) === 'field' || error instanceof ActionNotDone ? INVALID : null;
}

/** The operator's text for a code, else the operator's `INVALID`, else our own text in the same order. */
export function promoErrorText(
  code: string,
  operator: Readonly<Record<string, string>>,
  own: (code: PromoErrorCode) => string,
): string {
  const of = (name: string) => (Object.hasOwn(operator, name) ? operator[name] : undefined);
  const known = PROMO_ERROR_CODES.find((name) => name === code) ?? INVALID;
  return of(code) ?? of(INVALID) ?? own(known);
}

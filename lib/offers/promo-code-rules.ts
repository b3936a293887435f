import { ownEntry } from '@/lib/own-entry';
import type { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import { isAboutAll, isOwnFailure } from '@/lib/platform/outcome';
import { ActionNotDone } from '@/lib/platform/require-done';

const INVALID = 'INVALID';
/** Error codes of a promo code named by the contract, and one for all others. */
const PROMO_ERROR_CODES = ['not_found', 'expired', 'already_used', INVALID] as const;
export type PromoErrorCode = (typeof PROMO_ERROR_CODES)[number];

/** Name of the analytics event for every failed promo code (R-OFFER-09). */
export const PROMO_CODE_FAILED = 'promocode-not-found';

/**
 * The code that explains a failed promo code (R-OFFER-08): the first of `error_data.promo_code`, `INVALID` for any
 * other failure the platform reports. Null without its response, for a lost session and fatal responses.
 */
export function promoErrorCode(error: PlatformError): string | null {
  const [first] = error.fields.promo_code ?? [];
  return first?.code ?? (isRefused(error) ? INVALID : null);
}

/** Whether the refusal has a reason other than the code, which the player must also learn. */
export function hasOwnReason(error: PlatformError): boolean {
  const kind = errorKind(error);
  return kind === 'gate' || kind === 'later';
}

function isRefused(error: PlatformError): boolean {
  if (error instanceof ActionNotDone) return true;
  return isOwnFailure(error) && !isAboutAll(error);
}

/** The operator's text for an error code, else the operator's `INVALID`, else the built-in texts in the same order. */
export function promoErrorText(
  code: string,
  operator: Readonly<Record<string, string>>,
  own: (code: PromoErrorCode) => string,
): string {
  const of = (name: string) => ownEntry(operator, name);
  const known = PROMO_ERROR_CODES.find((name) => name === code) ?? INVALID;
  return of(code) ?? of(INVALID) ?? own(known);
}

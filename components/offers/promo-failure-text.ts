import { errorText } from '@/components/shared/feedback/error-text';
import { reportEvent } from '@/lib/browser/product-events';
import {
  hasOwnReason,
  PROMO_CODE_FAILED,
  promoErrorCode,
  promoErrorText,
  type PromoErrorCode,
} from '@/lib/offers/promo-code-rules';
import type { PlatformError } from '@/lib/platform/error';
import { isOutcomeUnknown } from '@/lib/platform/outcome';

interface PromoFailureTexts {
  /** The operator's texts, by error code. */
  operator: Readonly<Record<string, string>>;
  own(code: PromoErrorCode): string;
  /** For a code that may have been activated without a response. */
  unclear: string;
}

/** Reports a failed promo code to analytics (R-OFFER-09). */
export function reportPromoFailure(error: PlatformError): void {
  reportEvent({ event: PROMO_CODE_FAILED, code: promoErrorCode(error) ?? error.type });
}

/**
 * What a player reads about a failed promo code (R-OFFER-08): the text of its error code, with the reason of a refusal
 * that has nothing to do with the code; without an error code the text of the failure.
 * @param loadTexts Called only if the failure needs them.
 * @param mayHaveSucceeded Whether the code may be activated without a response; a check changes nothing.
 */
export async function promoFailureText(
  error: PlatformError,
  loadTexts: () => PromoFailureTexts | Promise<PromoFailureTexts>,
  mayHaveSucceeded: boolean,
): Promise<string> {
  const code = promoErrorCode(error);
  if (code === null) {
    return mayHaveSucceeded && isOutcomeUnknown(error) ? (await loadTexts()).unclear : errorText(error.type);
  }
  const { operator, own } = await loadTexts();
  const text = promoErrorText(code, operator, own);
  return hasOwnReason(error) ? `${text} ${await errorText(error.type)}` : text;
}

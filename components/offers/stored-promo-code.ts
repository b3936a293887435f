import { loadNamespace } from '@/i18n/lazy-messages';
import type { Locale } from '@/i18n/routing';
import { reportEvent } from '@/lib/browser/product-events';
import { takeStored } from '@/lib/browser/storage';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import { activatePromoCode } from '@/lib/offers/mutations';
import {
  hasOwnReason,
  PROMO_CODE_FAILED,
  promoErrorCode,
  promoErrorText,
} from '@/lib/offers/promo-code-rules';
import { PlatformError } from '@/lib/platform/error';
import { errorKind, fatalPage } from '@/lib/platform/error-policy';
import { isOutcomeUnknown } from '@/lib/platform/outcome';
import { useToasts } from '@/stores/toasts';
import { errorText } from '@/components/shared/feedback/error-text';
import { announcePromoCodeActivated } from './promo-code-activated';

/**
 * Activates the stored promo code (R-OFFER-10) and shows the result, with rejections by error code (R-OFFER-08,
 * R-OFFER-09). The code is valid for one attempt: it is never resent automatically.
 * @throws PlatformError when the platform rejects it or does not respond.
 */
export async function activateStoredPromoCode(locale: Locale): Promise<void> {
  const promoCode = takeStored('promo_code');
  if (promoCode === null) return;
  try {
    await announcePromoCodeActivated(await activatePromoCode(promoCode), locale);
  } catch (error) {
    if (error instanceof PlatformError) await showFailure(error, locale);
    throw error;
  }
}

async function showFailure(error: PlatformError, locale: Locale): Promise<void> {
  const code = promoErrorCode(error);
  reportEvent({ event: PROMO_CODE_FAILED, code: code ?? error.type });
  // These are reported by their own page, or by the sign-in.
  if (fatalPage(error) || errorKind(error) === 'session') return;
  useToasts.getState().show('error', await failureText(error, code, locale));
}

async function failureText(error: PlatformError, code: string | null, locale: Locale): Promise<string> {
  if (code === null && !isOutcomeUnknown(error)) return errorText(error.type);
  try {
    const [own, site] = await Promise.all([
      loadNamespace(locale, 'offers'),
      fetchSettingsPart('site', locale),
    ]);
    if (code === null) return own.promoCode.unclear;
    const text = promoErrorText(code, site?.promoErrors ?? {}, (name) => own.promoCode.errors[name]);
    return hasOwnReason(error) ? `${text} ${await errorText(error.type)}` : text;
  } catch {
    return errorText(error.type);
  }
}

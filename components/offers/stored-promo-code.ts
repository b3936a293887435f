import { loadNamespace } from '@/i18n/lazy-messages';
import { takeStored } from '@/lib/browser/storage';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import { activatePromoCode } from '@/lib/offers/mutations';
import type { PromoErrorCode } from '@/lib/offers/promo-code-rules';
import { PlatformError } from '@/lib/platform/error';
import { isAboutAll } from '@/lib/platform/outcome';
import { showToast } from '@/stores/toasts';
import { errorText } from '@/components/shared/feedback/error-text';
import { announcePromoCodeActivated } from './promo-code-activated';
import { promoFailureText, reportPromoFailure } from './promo-failure-text';

/**
 * Activates the stored promo code (R-OFFER-10) and shows the result, with rejections by error code (R-OFFER-08,
 * R-OFFER-09). The code is valid for one attempt: it is never resent automatically.
 * @param target Address the player is going to.
 * @throws PlatformError when the platform rejects it or does not respond.
 */
export async function activateStoredPromoCode(target?: string): Promise<void> {
  const promoCode = takeStored('promo_code');
  if (promoCode === null) return;
  try {
    await announcePromoCodeActivated(await activatePromoCode(promoCode), target);
  } catch (error) {
    if (error instanceof PlatformError) await showFailure(error);
    throw error;
  }
}

async function showFailure(error: PlatformError): Promise<void> {
  reportPromoFailure(error);
  // These are reported by their own page, or by the sign-in.
  if (isAboutAll(error)) return;
  showToast('error', await failureText(error));
}

async function failureText(error: PlatformError): Promise<string> {
  const loadTexts = async () => {
    const [{ promoCode }, site] = await Promise.all([loadNamespace('offers'), fetchSettingsPart('site')]);
    const { errors, unclear } = promoCode;
    return { operator: site?.promoErrors ?? {}, own: (name: PromoErrorCode) => errors[name], unclear };
  };
  try {
    return await promoFailureText(error, loadTexts, true);
  } catch {
    return errorText(error.type);
  }
}

import type { Locale } from '@/i18n/routing';
import { pushAnalytics } from '@/lib/browser/data-layer';
import { takeStored } from '@/lib/browser/storage';
import { activatePromoCode } from '@/lib/offers/mutations';
import { PROMO_CODE_FAILED } from '@/lib/offers/promo-code-rules';
import { tellPromoCodeActivated } from './promo-code-activated';

/**
 * Activates the promo code that the browser remembers (R-OFFER-10) and says what came of it. The code is good for one
 * attempt: it is never sent again by itself.
 * @throws PlatformError when the platform refused it or did not answer.
 */
export async function activateStoredPromoCode(locale: Locale): Promise<void> {
  const code = takeStored('promo_code');
  if (code === null) return;
  try {
    await tellPromoCodeActivated(await activatePromoCode(code), locale);
  } catch (error) {
    pushAnalytics({ event: PROMO_CODE_FAILED });
    throw error;
  }
}

import { documentLocale } from '@/lib/browser/document-locale';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { refusalText } from '@/components/shared/feedback/error-text';
import { queryClient } from '@/components/shared/query/query-client';
import { takeOffer } from '@/lib/offers/mutations';
import { offersKey } from '@/lib/offers/queries';
import { takeFailure } from '@/lib/offers/rules';
import type { SignUpOffer } from '@/lib/offers/sign-up-offers';
import { chooseOffer } from '@/stores/chosen-offer';
import { useToasts } from '@/stores/toasts';

const TEXTS = {
  en: () => import('@/i18n/messages/en/offers.json'),
  fr: () => import('@/i18n/messages/fr/offers.json'),
};

/**
 * What follows a registration with an offer: one that a deposit completes is chosen for the next deposit, another is taken
 * (R-OFFER-04), and a toast says what came of it. Called once the session is the new player's; never throws.
 */
export async function bringSignUpOffer(offer: SignUpOffer | null): Promise<void> {
  if (offer === null) return;
  if (offer.action === 'deposit') return chooseOffer(offer.id);
  const { show } = useToasts.getState();
  try {
    const { default: texts } = await TEXTS[documentLocale()]();
    try {
      await takeOffer(offer.id);
      show('success', `${offer.name}: ${texts.takenText}`);
    } catch (error) {
      const reason = takeFailure(error);
      if (reason === null) throw error;
      const own = texts.takeFailures[reason];
      show('error', (reason === 'refused' ? refusalText(error, own) : null) ?? own);
    }
  } catch (error) {
    void reactToError(error, 'react');
  }
  void queryClient.invalidateQueries({ queryKey: offersKey });
}

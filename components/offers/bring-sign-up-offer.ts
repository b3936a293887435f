import { documentLocale } from '@/lib/browser/document-locale';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { queryClient } from '@/components/shared/query/query-client';
import { takeOffer } from '@/lib/offers/mutations';
import { offersKey } from '@/lib/offers/queries';
import type { SignUpOffer } from '@/lib/offers/sign-up-offers';
import { chooseOffer } from '@/stores/chosen-offer';
import { useToasts } from '@/stores/toasts';
import { loadOfferTexts } from './offer-texts';
import { takeFailureText } from './take-failure-text';

/**
 * What follows a registration with an offer: one that a deposit completes is chosen for the next deposit, another is taken
 * (R-OFFER-04), and a toast says what came of it. Called once the session is the new player's; never throws.
 */
export async function bringSignUpOffer(offer: SignUpOffer | null): Promise<void> {
  if (offer === null) return;
  if (offer.action === 'deposit') return chooseOffer(offer.id);
  const { show } = useToasts.getState();
  try {
    const texts = await loadOfferTexts(documentLocale());
    try {
      await takeOffer(offer.id);
      show('success', `${offer.name}: ${texts.takenText}`);
    } catch (error) {
      const text = takeFailureText(error, (reason) => texts.takeFailures[reason]);
      if (text === null) throw error;
      show('error', text);
    }
  } catch (error) {
    void reactToError(error, 'react');
  }
  void queryClient.invalidateQueries({ queryKey: offersKey });
}

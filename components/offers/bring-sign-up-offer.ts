import { loadNamespace } from '@/i18n/lazy-messages';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { queryClient } from '@/components/shared/query/query-client';
import { takeOffer } from '@/lib/offers/mutations';
import { chooseOffer, type SignUp } from '@/stores/chosen-offer';
import { showToast } from '@/stores/toasts';
import { takeFailureText } from './take-failure-text';

/**
 * After a registration with an offer: an offer completed by a deposit is preselected for the next one, any other is
 * taken (R-OFFER-04), and a toast shows the result. Call it with the new player's session; never throws.
 */
export async function bringSignUpOffer(offer: NonNullable<SignUp['offer']>): Promise<void> {
  if (offer.action === 'deposit') return chooseOffer(offer.id);
  try {
    const texts = await loadNamespace('offers');
    try {
      await takeOffer(offer.id);
      showToast('success', `${offer.name}: ${texts.takenText}`);
    } catch (error) {
      const text = takeFailureText(error, (reason) => texts.takeFailures[reason]);
      if (text === null) throw error;
      showToast('error', text);
    }
  } catch (error) {
    void reactToError(error, 'react');
  }
  void queryClient.invalidateQueries();
}

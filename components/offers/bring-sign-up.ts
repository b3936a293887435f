import { reactToError } from '@/components/shared/feedback/error-reactions';
import { takeSignUp } from '@/stores/chosen-offer';
import { bringSignUpOffer } from './bring-sign-up-offer';
import { activateStoredPromoCode } from './stored-promo-code';

/** Brings what a registration left for this document: its promo code (R-OFFER-10), then its offer. Never throws. */
export async function bringSignUp(): Promise<void> {
  const signUp = takeSignUp();
  if (signUp === null) return;
  try {
    await activateStoredPromoCode();
  } catch (error) {
    await reactToError(error, 'log');
  }
  if (signUp.offer) await bringSignUpOffer(signUp.offer);
}

import type { SignedUpFor } from './bring-sign-up-offer';

/** Handles the chosen offer after a registration. Never throws. */
export async function bringChosenOffer(offer: SignedUpFor | null | undefined): Promise<void> {
  if (!offer) return;
  try {
    const { bringSignUpOffer } = await import('./bring-sign-up-offer');
    await bringSignUpOffer(offer);
  } catch {
    // Its code failed to load: the offer is still on the offers page.
  }
}

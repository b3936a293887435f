import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import type { SignedUpFor } from './bring-sign-up-offer';
import type { SignUpOffersProps } from './sign-up-offers';
import styles from './sign-up-offers.module.scss';

const SignUpOffers = lazyPart(() => import('./sign-up-offers').then((module) => module.SignUpOffers));

/** Lazy-loads the sign-up offers: a plain sign-in needs none of their code. */
export function SignUpOffersPart(props: SignUpOffersProps) {
  return <SignUpOffers fallback={<Skeleton className={styles.waiting} />} {...props} />;
}

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

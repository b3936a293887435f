'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import type { ChosenOffer, SignUpOffersProps } from './sign-up-offers';
import styles from './sign-up-offers.module.scss';

const SignUpOffers = lazyPart(() => import('./sign-up-offers').then((module) => module.SignUpOffers));

/** Place of the offers of a sign-up: who signs in needs none of their code. */
export function SignUpOffersPart(props: SignUpOffersProps) {
  return (
    <Suspense fallback={<Skeleton className={styles.waiting} />}>
      <SignUpOffers {...props} />
    </Suspense>
  );
}

/** What follows a registration with an offer. Never throws. */
export async function bringChosenOffer(offer: ChosenOffer): Promise<void> {
  if (offer === null) return;
  try {
    const { bringSignUpOffer } = await import('./bring-sign-up-offer');
    await bringSignUpOffer(offer);
  } catch {
    // Its code did not come: the offer waits on the page of offers.
  }
}

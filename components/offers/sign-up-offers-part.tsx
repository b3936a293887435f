import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import type { SignUpOffersProps } from './sign-up-offers';
import styles from './sign-up-offers.module.scss';

const SignUpOffers = lazyPart(() => import('./sign-up-offers').then((module) => module.SignUpOffers));

/** Lazy-loads the sign-up offers: a plain sign-in needs none of their code. */
export function SignUpOffersPart(props: SignUpOffersProps) {
  return <SignUpOffers fallback={<Skeleton className={styles.waiting} />} {...props} />;
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { withQueries } from '@/components/shared/query/query-client';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useEarlyClick } from '@/components/ui/use-sign-in-click';
import { satisfiedOffersQuery } from '@/lib/offers/queries';
import { depositPath, type OfferAction } from '@/lib/offers/rules';
import { localePath } from '@/lib/routing/locale-path';
import { useNavigation } from '@/stores/navigation';
import { useOfferLook } from './lead-offer';
import styles from './offer-action.module.scss';
import { TakenOffer } from './taken-offer';
import { useTakeOffer } from './use-take-offer';

interface PlayerOfferActionProps {
  offerId: string;
  action: OfferAction;
  label: string;
  /** The user clicked before the session was known. */
  isWanted?: boolean;
}

/** A signed-in player's action on an offer; loaded with the interactive code. */
export const PlayerOfferAction = withQueries(function PlayerOfferAction({
  offerId,
  action,
  label,
  isWanted = false,
}: PlayerOfferActionProps) {
  const t = useTranslations('offers');
  const look = useOfferLook();
  const locale = useLocale();
  const { data: satisfied, isPending } = useQuery(satisfiedOffersQuery(locale));
  const { isTaken, isTaking, take } = useTakeOffer(offerId);
  // If eligibility is unknown, let the player try: the platform decides.
  const isOpen = satisfied?.has(offerId) ?? !isPending;
  const button = useEarlyClick(isWanted, isOpen, () => {
    if (action === 'deposit') useNavigation.getState().goTo(localePath(locale, depositPath(offerId)));
    else void take();
  });
  if (isTaken) return <TakenOffer text={t('takenText')} />;
  if (!isOpen && !isPending) {
    return (
      <p className={styles.note} data-closed>
        {t('unavailable')}
      </p>
    );
  }
  if (action === 'deposit') {
    return (
      <ButtonLink look={look} href={depositPath(offerId)}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button ref={button} look={look} isBusy={isPending || isTaking} onClick={() => void take()}>
      {label}
    </Button>
  );
});

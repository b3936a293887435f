'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { withQueries } from '@/components/shared/query/query-client';
import { Button } from '@/components/ui/button';
import { satisfiedOffersQuery } from '@/lib/offers/queries';
import { useOfferLook } from './lead-offer';
import styles from './offer-action.module.scss';
import type { PromotionActionProps } from './types';
import { TakenOffer } from './taken-offer';
import { useTakeOffer } from './use-take-offer';

/** A signed-in player's button to take a promotion, with the deposit or the code beside it. */
export const PlayerPromotionAction = withQueries(function PlayerPromotionAction({
  offerId,
  action,
  link,
  beside,
  isBrief,
}: PromotionActionProps) {
  const t = useTranslations('offers');
  const look = useOfferLook();
  const { data: satisfied, isPending } = useQuery(satisfiedOffersQuery(useLocale()));
  const { isTaken, isTaking, take } = useTakeOffer(offerId);
  if (isTaken) {
    return action === 'deposit' ? (
      <TakenOffer text={t('takenDepositText')}>{beside}</TakenOffer>
    ) : (
      <TakenOffer text={t('takenText')} />
    );
  }
  // If eligibility is unknown, let the player try: the platform decides.
  if (satisfied && !satisfied.has(offerId)) return link;
  return (
    <div className={styles.pair}>
      <Button look={look} isBusy={isPending || isTaking} onClick={() => void take()}>
        {t('buttons.other')}
      </Button>
      {!isBrief && beside}
    </div>
  );
});

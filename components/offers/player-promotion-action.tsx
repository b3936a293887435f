import { useTranslations } from 'next-intl';
import { withQueries } from '@/components/shared/query/query-client';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { depositPath } from '@/lib/offers/rules';
import { useOfferLook } from './lead-offer';
import styles from './offer-action.module.scss';
import type { PromotionActionProps } from './types';
import { TakenOffer } from './taken-offer';
import { useOpenOffer } from './use-open-offer';

/** A signed-in player's button to take a promotion, with the deposit or the code beside it. */
export const PlayerPromotionAction = withQueries(function PlayerPromotionAction({
  link,
  beside,
  isBrief,
  ...wanted
}: PromotionActionProps) {
  const t = useTranslations('offers');
  const look = useOfferLook();
  const { offer, isPending, isClosed, isTaken, isTaking, take } = useOpenOffer(wanted);
  const isDeposit = offer.action === 'deposit';
  const deposit = isDeposit && (
    <ButtonLink look="secondary" href={depositPath(offer.id)}>
      {t('buttons.deposit')}
    </ButtonLink>
  );
  const way = offer.id === wanted.offerId ? beside : deposit;
  if (isTaken) {
    return isDeposit ? (
      <TakenOffer text={t('takenDepositText')}>{way}</TakenOffer>
    ) : (
      <TakenOffer text={t('takenText')} />
    );
  }
  if (isClosed) return link;
  return (
    <div className={styles.pair}>
      <Button look={look} isBusy={isPending || isTaking} onClick={() => void take()}>
        {t('buttons.other')}
      </Button>
      {!isBrief && way}
    </div>
  );
});

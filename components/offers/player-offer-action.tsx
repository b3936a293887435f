import { useLocale, useTranslations } from 'next-intl';
import { withQueries } from '@/components/shared/query/query-client';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useEarlyClick } from '@/components/ui/use-sign-in-click';
import { depositPath, type OfferAction } from '@/lib/offers/rules';
import { localePath } from '@/lib/routing/locale-path';
import { useNavigation } from '@/stores/navigation';
import { useOfferLook } from './lead-offer';
import styles from './offer-action.module.scss';
import { TakenOffer } from './taken-offer';
import { useOpenOffer } from './use-open-offer';

interface PlayerOfferActionProps {
  offerId: string;
  promotionId?: string | undefined;
  action: OfferAction;
  label: string;
  /** The user clicked before the session was known. */
  isWanted?: boolean;
}

/** A signed-in player's action on an offer; loaded with the interactive code. */
export const PlayerOfferAction = withQueries(function PlayerOfferAction({
  label,
  isWanted = false,
  ...wanted
}: PlayerOfferActionProps) {
  const t = useTranslations('offers');
  const look = useOfferLook();
  const locale = useLocale();
  const { offer, isPending, isClosed, isTaken, isTaking, take } = useOpenOffer(wanted);
  const { id: offerId, action } = offer;
  const isOpen = !isPending && !isClosed;
  const button = useEarlyClick(isWanted, isOpen, () => {
    if (action === 'deposit') useNavigation.getState().goTo(localePath(locale, depositPath(offerId)));
    else void take();
  });
  if (isTaken) return <TakenOffer text={t('takenText')} />;
  if (isClosed) {
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

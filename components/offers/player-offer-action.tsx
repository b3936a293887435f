import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useSingleRun } from '@/components/forms/use-single-run';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { withQueries } from '@/components/shared/query/query-client';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useEarlyClick } from '@/components/ui/use-sign-in-click';
import { takeLostFocus } from '@/lib/browser/is-focus-lost';
import { useTakePromotions } from '@/lib/offers/mutations';
import { openOfferQuery, type OpenOffer } from '@/lib/offers/queries';
import { depositPath, type OfferAction } from '@/lib/offers/rules';
import { documentPath } from '@/lib/routing/document-path';
import { paths } from '@/lib/routing/paths';
import { useNavigation } from '@/stores/navigation';
import { showToast } from '@/stores/toasts';
import { useOfferLook } from './lead-offer';
import styles from './offer-action.module.scss';
import { takeFailureText } from './take-failure-text';
import type { PromotionActionProps } from './types';

interface PlayerOfferActionProps extends Wanted {
  label: string;
  /** The user clicked before the session was known. */
  wasClicked?: boolean;
}

/** A signed-in player's action on an offer; loaded with the interactive code. */
export const PlayerOfferAction = withQueries(function PlayerOfferAction({
  label,
  wasClicked = false,
  ...wanted
}: PlayerOfferActionProps) {
  const t = useTranslations('offers');
  const look = useOfferLook();
  const { offer, isPending, isClosed, isTaken, isTaking, take } = useOpenOffer(wanted);
  const { id: offerId, action } = offer;
  const isOpen = !isPending && !isClosed;
  const button = useEarlyClick(wasClicked, isOpen, () => {
    if (action === 'deposit') useNavigation.getState().goTo(documentPath(depositPath(offerId)));
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

interface TakenOfferProps {
  text: string;
  /** Next step; defaults to the player's bonuses. */
  children?: ReactNode;
}

/** Replaces the button of a taken offer and takes over its focus. */
function TakenOffer({ text, children }: TakenOfferProps) {
  const t = useTranslations('offers');
  return (
    <div className={styles.taken} role="status">
      <p className={styles.note} ref={takeLostFocus} tabIndex={-1}>
        {text}
      </p>
      {children ?? (
        <ButtonLink look="secondary" href={paths.profile('bonuses')}>
          {t('toBonuses')}
        </ButtonLink>
      )}
    </div>
  );
}

interface Wanted {
  offerId: string;
  action: OfferAction;
  /** The promotion that is wanted, which other offers may contain too; undefined for an offer itself. */
  promotionId?: string | undefined;
}

/**
 * Takes an offer, or a promotion by an offer that is open to this player (R-OFFER-04). Returns that offer with the state
 * of `useTakeOffer`; `isClosed`: there is none. If eligibility is unknown, the player may try: the platform decides.
 */
function useOpenOffer({ offerId, action, promotionId }: Wanted) {
  const { data, isPending } = useQuery(openOfferQuery(offerId, promotionId));
  // Taking one may close it.
  const [sent, setSent] = useState<OpenOffer | null>(null);
  const own = { id: offerId, action };
  const offer = sent ?? (data && data.id !== offerId ? data : own);
  const { take, ...state } = useTakeOffer(offer.id);
  const takeOpen = () => {
    setSent(offer);
    return take();
  };
  return { ...state, offer, isPending, isClosed: data === null, take: takeOpen };
}

interface TakeOffer {
  isTaken: boolean;
  isTaking: boolean;
  /** Sends once, however often it is clicked; a failure is shown in a toast. */
  take: () => Promise<void>;
}

/** Takes the promotions of an offer (R-OFFER-04). */
function useTakeOffer(offerId: string): TakeOffer {
  const t = useTranslations('offers');
  const { mutateAsync, isSuccess } = useTakePromotions();
  const [isTaking, take] = useSingleRun(async () => {
    try {
      await mutateAsync(offerId);
      void refreshBalance();
    } catch (error) {
      const text = takeFailureText(error, (reason) => t(`takeFailures.${reason}`));
      if (text === null) void reactToError(error, 'react');
      else showToast('error', text);
    }
  });
  return { isTaken: isSuccess, isTaking, take };
}

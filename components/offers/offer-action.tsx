'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { lazyButton } from '@/components/ui/lazy-part-button';
import { useSignInClick } from '@/components/ui/use-sign-in-click';
import type { OfferAction as Action } from '@/lib/offers/rules';
import { selectIsPlayer, useSession } from '@/stores/session';
import { useOfferLook } from './lead-offer';

export interface OfferActionProps {
  offerId: string;
  action: Exclude<Action, 'promo_code'>;
  /** The promotion of the offer that is wanted; undefined for the offer itself. */
  promotionId?: string | undefined;
  /** The operator's label for the button. */
  label: string | null;
}

const PlayerOfferAction = lazyButton(
  () => import('./player-offer-action').then((module) => module.PlayerOfferAction),
  function PlainOfferAction({ label, isBusy, onClick }) {
    return (
      <Button look={useOfferLook()} isBusy={isBusy} onClick={onClick}>
        {label}
      </Button>
    );
  },
);

/**
 * Action of an offer: guests go to the registration; players to the deposit with the offer chosen, or they take it
 * here. For guests a deposit label is replaced. An offer unlocked by a code shows the code field instead. A click made
 * before the session is known is kept.
 */
export function OfferAction({ label, ...wanted }: OfferActionProps) {
  const { offerId, action } = wanted;
  const t = useTranslations('offers');
  const isGuest = useSession(({ status }) => status === 'guest');
  const isPlayer = useSession(selectIsPlayer);
  const look = useOfferLook();
  const text = label ?? t(`buttons.${action}`);
  const { isWaiting, wasClicked, click } = useSignInClick('registration', undefined, offerId);
  if (isPlayer) {
    return <PlayerOfferAction {...wanted} label={text} wasClicked={wasClicked} />;
  }
  return (
    <Button look={look} isBusy={isWaiting} onClick={click}>
      {isGuest && action === 'deposit' ? t('buttons.guest') : text}
    </Button>
  );
}

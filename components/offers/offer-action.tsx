'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/routing/paths';
import type { OfferAction as Action } from '@/lib/offers/rules';
import { openDialog } from '@/stores/dialogs';
import { selectIsPlayer, useSession } from '@/stores/session';

const PlayerOfferAction = lazy(() =>
  import('./player-offer-action').then((module) => ({ default: module.PlayerOfferAction })),
);

export interface OfferActionProps {
  offerId: string;
  action: Action;
  /** The operator's own word for the button. */
  label: string | null;
}

/**
 * What an offer leads to: a guest to registration, a player to the deposit with the offer chosen, to the place where
 * codes are entered, or to taking it here.
 */
export function OfferAction({ offerId, action, label }: OfferActionProps) {
  const t = useTranslations('offers');
  const isPlayer = useSession(selectIsPlayer);
  const text = (action === 'promo_code' ? null : label) ?? t(`buttons.${action}`);
  if (!isPlayer) {
    return <Button onClick={() => void openDialog('auth', { type: 'registration' })}>{text}</Button>;
  }
  if (action === 'promo_code') return <ButtonLink href={paths.profile('bonuses')}>{text}</ButtonLink>;
  return (
    <Suspense fallback={<Button isBusy>{text}</Button>}>
      <PlayerOfferAction offerId={offerId} action={action} label={text} />
    </Suspense>
  );
}

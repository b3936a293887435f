'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { Button } from '@/components/ui/button';
import type { OfferAction as Action } from '@/lib/offers/rules';
import { openDialog } from '@/stores/dialogs';
import { selectIsPlayer, useSession } from '@/stores/session';

const PlayerOfferAction = lazy(() =>
  import('./player-offer-action').then((module) => ({ default: module.PlayerOfferAction })),
);

export interface OfferActionProps {
  offerId: string;
  action: Exclude<Action, 'promo_code'>;
  /** The operator's own word for the button. */
  label: string | null;
}

/**
 * What an offer leads to: a guest to registration, a player to the deposit with the offer chosen, or to taking it here.
 * An offer that a code opens has the code's field instead.
 */
export function OfferAction({ offerId, action, label }: OfferActionProps) {
  const t = useTranslations('offers');
  const isPlayer = useSession(selectIsPlayer);
  const text = label ?? t(`buttons.${action}`);
  if (!isPlayer) {
    return <Button onClick={() => void openDialog('auth', { type: 'registration' })}>{text}</Button>;
  }
  return (
    <Suspense fallback={<Button isBusy>{text}</Button>}>
      <PlayerOfferAction offerId={offerId} action={action} label={text} />
    </Suspense>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { selectIsPlayer, useSession } from '@/stores/session';
import { useOfferLook } from './lead-offer';
import styles from './offer-action.module.scss';
import type { PromotionActionProps } from './types';

const PlayerPromotionAction = lazyPart(
  () => import('./player-offer-action').then((module) => module.PlayerPromotionAction),
  ({ link }: PromotionActionProps) => link,
);

/** Action of a promotion whose offer requires a deposit or a code: players can take it too (R-OFFER-04). */
export function PromotionAction(props: PromotionActionProps) {
  const t = useTranslations('offers');
  const look = useOfferLook();
  const isPlayer = useSession(selectIsPlayer);
  if (!isPlayer) return props.link;
  const waiting = (
    <div className={styles.pair}>
      <Button look={look} isBusy>
        {t('buttons.other')}
      </Button>
      {!props.isBrief && props.beside}
    </div>
  );
  return <PlayerPromotionAction fallback={waiting} {...props} />;
}

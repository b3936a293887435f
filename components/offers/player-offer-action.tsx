'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryProvider } from '@/components/runtime/query-provider';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useTakePromotions } from '@/lib/offers/mutations';
import { satisfiedOffersQuery } from '@/lib/offers/queries';
import type { OfferAction } from '@/lib/offers/rules';
import { paths } from '@/lib/routing/paths';
import styles from './offer-action.module.scss';

interface PlayerOfferActionProps {
  offerId: string;
  action: OfferAction;
  label: string;
}

/** A signed-in player's way to an offer; loaded with the code that acts. */
export function PlayerOfferAction(props: PlayerOfferActionProps) {
  return (
    <QueryProvider>
      <Action {...props} />
    </QueryProvider>
  );
}

function Action({ offerId, action, label }: PlayerOfferActionProps) {
  const t = useTranslations('offers');
  const locale = useLocale();
  const { data: satisfied, isPending } = useQuery(satisfiedOffersQuery(locale));
  const take = useTakePromotions();
  if (take.isSuccess) return <Taken />;
  // When the platform does not say, the player may try: it decides in the end.
  if (satisfied && !satisfied.has(offerId)) return <p className={styles.note}>{t('unavailable')}</p>;
  if (action === 'deposit') {
    return <ButtonLink href={`${paths.deposit()}?offer=${encodeURIComponent(offerId)}`}>{label}</ButtonLink>;
  }
  return (
    <Button isBusy={isPending || take.isPending} onClick={() => take.mutate(offerId)}>
      {label}
    </Button>
  );
}

function Taken() {
  const t = useTranslations('offers');
  return (
    <div className={styles.taken} role="status">
      <p className={styles.note}>{t('takenText')}</p>
      <ButtonLink look="secondary" href={paths.profile('bonuses')}>
        {t('toBonuses')}
      </ButtonLink>
    </div>
  );
}

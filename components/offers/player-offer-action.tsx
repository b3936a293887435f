'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useSingleRun } from '@/components/forms/use-single-run';
import { reactToError } from '@/components/runtime/error-reactions';
import { refusalText } from '@/components/runtime/error-text';
import { QueryProvider } from '@/components/runtime/query-client';
import { refreshBalance } from '@/components/runtime/refresh-balance';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useTakePromotions } from '@/lib/offers/mutations';
import { satisfiedOffersQuery } from '@/lib/offers/queries';
import { takeFailure, type OfferAction } from '@/lib/offers/rules';
import { paths } from '@/lib/routing/paths';
import { useToasts } from '@/stores/toasts';
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
  const toast = useToasts((state) => state.show);
  const [isTaking, start] = useSingleRun(async () => {
    try {
      await take.mutateAsync(offerId);
      void refreshBalance();
    } catch (error) {
      const reason = takeFailure(error);
      const own = reason && t(`takeFailures.${reason}`);
      // The platform's own sentence says more than the general refusal.
      if (own) toast('error', (reason === 'refused' ? refusalText(error, own) : null) ?? own);
      else void reactToError(error, 'react');
    }
  });
  if (take.isSuccess) return <Taken />;
  // When the platform does not say, the player may try: it decides in the end.
  if (satisfied && !satisfied.has(offerId)) return <p className={styles.note}>{t('unavailable')}</p>;
  if (action === 'deposit') {
    return <ButtonLink href={`${paths.deposit()}?offer=${encodeURIComponent(offerId)}`}>{label}</ButtonLink>;
  }
  return (
    <Button isBusy={isPending || isTaking} onClick={() => void start()}>
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

'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { recentPaymentsQuery } from '@/lib/cashier/queries';
import { findLostPayments, pollWaitMs, type LostPayment as Lost } from '@/lib/cashier/rules';
import type { PaymentRecord } from '@/lib/cashier/schema';
import { paths } from '@/lib/routing/paths';

interface LostPaymentProps {
  lost: Lost;
  type: 'deposit' | 'withdrawal';
  onFound: (payment: PaymentRecord) => void;
  /** The player wants the form back. */
  onBack: () => void;
}

/** How many of the newest payments the lost one is looked for among, and how often. */
const SEARCH_COUNT = 20;
const MAX_SEARCHES = 5;

/**
 * A payment whose answer got lost: says so plainly, looks for it in the history and never sends it again by itself
 * (decision 6). More than one candidate is left to the player's eyes.
 */
export function LostPayment({ lost, type, onFound, onBack }: LostPaymentProps) {
  const t = useTranslations('cashier');
  const history = useQuery({
    ...recentPaymentsQuery(type, SEARCH_COUNT),
    refetchInterval: ({ state }) => {
      const asked = state.dataUpdateCount + state.errorUpdateCount;
      const isFound = state.data !== undefined && findLostPayments(state.data.items, lost).length > 0;
      return isFound || asked >= MAX_SEARCHES ? false : (pollWaitMs(asked) ?? false);
    },
  });
  const found = findLostPayments(history.data?.items ?? [], lost);
  const single = found.length === 1 ? found[0] : undefined;
  useEffect(() => {
    if (single) onFound(single);
    // Only the finding itself counts, not what the caller does with it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [single?.id]);
  return (
    <div role="status">
      <EmptyState
        icon="clock"
        title={t('lost.title')}
        text={found.length > 1 ? t('lost.several') : t('lost.text')}
      >
        <ButtonLink href={paths.history(type)}>{t('lost.toHistory')}</ButtonLink>
        <Button look="ghost" onClick={onBack}>
          {t('lost.back')}
        </Button>
      </EmptyState>
    </div>
  );
}

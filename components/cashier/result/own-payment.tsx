'use client';

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SystemPanel } from '@/components/content/system-panel';
import { QueryProvider } from '@/components/shared/query/query-client';
import { paymentQuery } from '@/lib/cashier/queries';
import { isPaymentNotFound } from '@/lib/cashier/result-rules';
import { paths } from '@/lib/routing/paths';
import { selectIsPlayer, useSession } from '@/stores/session';
import { UnknownOutcome } from './unknown-outcome';

interface OwnPaymentProps {
  transaction: string | null;
  /** The result page's content. */
  children: ReactNode;
}

/**
 * Renders a result page only while it can be true (decision 0014): it claims nothing about a payment that is not the
 * player's or cannot be read.
 */
export function OwnPayment({ transaction, children }: OwnPaymentProps) {
  if (transaction === null) return children;
  return (
    <QueryProvider>
      <Known transaction={transaction}>{children}</Known>
    </QueryProvider>
  );
}

function Known({ transaction, children }: { transaction: string; children: ReactNode }) {
  const t = useTranslations('cashier.result');
  const isPlayer = useSession(selectIsPlayer);
  const payment = useQuery({ ...paymentQuery(transaction), enabled: isPlayer });
  if (isUnread(payment)) return <UnknownOutcome transaction={transaction} isAsking={isPlayer} />;
  if (!isPaymentNotFound(payment.error)) return children;
  return (
    <SystemPanel
      icon="search"
      title={t('foreignTitle')}
      info={t('foreign')}
      button={t('toHistory')}
      href={paths.history('deposit')}
    />
  );
}

/** Reading has failed and never succeeded; also true during a retry. */
function isUnread({ data, error, failureReason, errorUpdateCount }: UseQueryResult): boolean {
  if (data !== undefined || isPaymentNotFound(error ?? failureReason)) return false;
  return failureReason !== null || errorUpdateCount > 0;
}

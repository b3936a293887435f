'use client';

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SystemPanel } from '@/components/content/system-panel';
import { QueryProvider } from '@/components/shared/query/query-client';
import { paymentQuery } from '@/lib/cashier/queries';
import { isPaymentNotFound } from '@/lib/cashier/result-rules';
import { resultKind, type ResultKind } from '@/lib/cashier/rules';
import { paths } from '@/lib/routing/paths';
import { useSession } from '@/stores/session';
import styles from './own-payment.module.scss';
import { UnknownOutcome } from './unknown-outcome';

interface OwnPaymentProps {
  kind: ResultKind;
  transaction: string | null;
  children: ReactNode;
}

/**
 * Shows a result page only while it can be true (decision 0014): it claims nothing about a payment that is not the
 * player's or cannot be read. Its text is in the HTML, hidden until the payment is known to have this result.
 */
export function OwnPayment({ kind, transaction, children }: OwnPaymentProps) {
  if (transaction === null) return children;
  return (
    <QueryProvider>
      <Known kind={kind} transaction={transaction}>
        {children}
      </Known>
    </QueryProvider>
  );
}

function Known({ kind, transaction, children }: OwnPaymentProps & { transaction: string }) {
  const t = useTranslations('cashier.result');
  const status = useSession((session) => session.status);
  const isPlayer = status === 'player';
  const payment = useQuery({ ...paymentQuery(transaction), enabled: isPlayer });
  if (status === 'unreachable' || isUnread(payment))
    return <UnknownOutcome transaction={transaction} isAsking={isPlayer} />;
  if (!isPaymentNotFound(payment.error)) {
    const isTrue = kind === 'pending' || (payment.data && resultKind(payment.data.status) === kind);
    return (
      <div className={isTrue ? undefined : styles.waiting} aria-busy={!isTrue}>
        {children}
      </div>
    );
  }
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

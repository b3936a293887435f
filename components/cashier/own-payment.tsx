'use client';

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SystemPanel } from '@/components/content/system-panel';
import { QueryProvider } from '@/components/runtime/query-client';
import { paymentQuery, recentPaymentsQuery } from '@/lib/cashier/queries';
import { isMeant, isNoOwnPayment, type ResultKind } from '@/lib/cashier/truth-rules';
import { paths } from '@/lib/routing/paths';
import { selectIsPlayer, useSession } from '@/stores/session';
import { UnknownOutcome } from './unknown-outcome';

interface OwnPaymentProps {
  kind: ResultKind;
  transaction: string | null;
  /** The result page. */
  children: ReactNode;
}

/**
 * Draws a result page only as long as it can be true (decision 0037): of a payment that is not the player's nothing is
 * claimed, nor of one that cannot be read; and a page that waits without any payment says that there is none.
 */
export function OwnPayment({ kind, transaction, children }: OwnPaymentProps) {
  if (transaction === null && kind !== 'pending') return children;
  return (
    <QueryProvider>
      {transaction === null ? (
        <Awaited>{children}</Awaited>
      ) : (
        <Known transaction={transaction}>{children}</Known>
      )}
    </QueryProvider>
  );
}

function Known({ transaction, children }: { transaction: string; children: ReactNode }) {
  const t = useTranslations('cashier.result');
  const isPlayer = useSession(selectIsPlayer);
  const payment = useQuery({ ...paymentQuery(transaction), enabled: isPlayer });
  if (isUnread(payment)) return <UnknownOutcome transaction={transaction} isAsking={isPlayer} />;
  if (!isNoOwnPayment(payment.error)) return children;
  return <Nothing title={t('foreignTitle')} info={t('foreign')} />;
}

/** A reading failed and none has come through so far, also while it is tried again. */
function isUnread({ data, error, failureReason, errorUpdateCount }: UseQueryResult): boolean {
  if (data !== undefined || isNoOwnPayment(error ?? failureReason)) return false;
  return failureReason !== null || errorUpdateCount > 0;
}

/** A page that waits without naming a payment means the newest deposit. */
function Awaited({ children }: { children: ReactNode }) {
  const t = useTranslations('cashier.result');
  const isPlayer = useSession(selectIsPlayer);
  const { data, dataUpdatedAt } = useQuery({ ...recentPaymentsQuery('deposit', 1), enabled: isPlayer });
  if (!data || isMeant(data.items[0], dataUpdatedAt)) return children;
  return <Nothing title={t('noneTitle')} info={t('none')} />;
}

function Nothing({ title, info }: { title: string; info: string }) {
  const t = useTranslations('cashier.result');
  return (
    <SystemPanel
      icon="search"
      title={title}
      info={info}
      button={t('toHistory')}
      href={paths.history('deposit')}
    />
  );
}

'use client';

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/shared/query/query-client';
import { paymentQuery } from '@/lib/cashier/queries';
import { isPaymentNotFound } from '@/lib/cashier/result-rules';
import { resultKind, type ResultKind } from '@/lib/cashier/rules';
import { useSession } from '@/stores/session';
import styles from './own-payment.module.scss';
import { UnknownOutcome } from './unknown-outcome';

interface OwnPaymentProps {
  kind: ResultKind;
  transaction: string | null;
  children: ReactNode;
}

/**
 * Shows a result page once the payment is read, and nothing of it while that fails (decision 0014). Its text is in the
 * HTML, hidden until then. A number that is none of the player's payments shows it too: the page says so.
 */
export function OwnPayment({ kind, transaction, children }: OwnPaymentProps) {
  if (transaction === null) return children;
  return (
    <QueryProvider>
      <ShownWhenRead kind={kind} transaction={transaction}>
        {children}
      </ShownWhenRead>
    </QueryProvider>
  );
}

function ShownWhenRead({ kind, transaction, children }: OwnPaymentProps & { transaction: string }) {
  const status = useSession((session) => session.status);
  const isPlayer = status === 'player';
  const payment = useQuery({ ...paymentQuery(transaction), enabled: isPlayer });
  if (status === 'unreachable' || isUnread(payment))
    return <UnknownOutcome transaction={transaction} isAsking={isPlayer} />;
  const isKnown = payment.data ? resultKind(payment.data.status) === kind : isPaymentNotFound(payment.error);
  const isShown = kind === 'pending' || isKnown;
  return (
    <div className={isShown ? undefined : styles.waiting} aria-busy={!isShown}>
      {children}
    </div>
  );
}

/** Reading has failed and never succeeded; also true during a retry. */
function isUnread({ data, error, failureReason, errorUpdateCount }: UseQueryResult): boolean {
  if (data !== undefined || isPaymentNotFound(error ?? failureReason)) return false;
  return failureReason !== null || errorUpdateCount > 0;
}

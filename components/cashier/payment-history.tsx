'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { paymentPagesQuery } from '@/lib/cashier/queries';
import { HistoryList } from './history-list';
import { historyView } from './history-view';
import { paymentRow } from './payment-row';
import { useMethodName } from './use-method-name';

interface PaymentHistoryProps {
  type: 'deposit' | 'withdrawal';
  pageSize: number;
  joiner: string;
}

/** Deposits or withdrawals. */
export function PaymentHistory({ type, pageSize, joiner }: PaymentHistoryProps) {
  const query = useInfiniteQuery(paymentPagesQuery(type, pageSize));
  const nameOf = useMethodName(type);
  const view = historyView(query, (payment) => {
    // The tab knows what its records are, whatever they say themselves.
    const own = { ...payment, type };
    return paymentRow(own, nameOf(own));
  });
  return <HistoryList tab={type} joiner={joiner} {...view} />;
}

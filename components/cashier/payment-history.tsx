'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { paymentPagesQuery } from '@/lib/cashier/queries';
import { HistoryList } from './history-list';
import { historyView } from './history-view';
import { paymentRow } from './payment-row';

interface PaymentHistoryProps {
  type: 'deposit' | 'withdrawal';
  pageSize: number;
  joiner: string;
}

/** Deposits or withdrawals. */
export function PaymentHistory({ type, pageSize, joiner }: PaymentHistoryProps) {
  const query = useInfiniteQuery(paymentPagesQuery(type, pageSize));
  // The tab knows what its records are, whatever they say themselves.
  const view = historyView(query, (payment) => paymentRow({ ...payment, type }));
  return <HistoryList tab={type} joiner={joiner} {...view} />;
}

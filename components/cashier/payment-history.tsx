'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { paymentPagesQuery } from '@/lib/cashier/queries';
import { receiptPath } from '@/lib/cashier/rules';
import type { PaymentRecord } from '@/lib/cashier/schema';
import { formatDateTime } from '@/lib/format/date';
import { HistoryList, type HistoryRow } from './history-list';
import { historyView } from './history-view';

interface PaymentHistoryProps {
  type: 'deposit' | 'withdrawal';
  pageSize: number;
  joiner: string;
}

/** Deposits or withdrawals. */
export function PaymentHistory({ type, pageSize, joiner }: PaymentHistoryProps) {
  const query = useInfiniteQuery(paymentPagesQuery(type, pageSize));
  const toRow = (payment: PaymentRecord): HistoryRow => ({
    id: payment.id,
    title: [payment.method, payment.requisites].filter(Boolean).join(' · ') || `№ ${payment.id}`,
    detail: formatDateTime(payment.created_at, { joiner }),
    amount: payment.amount,
    status: payment.status,
    // Only a deposit can be read by itself (contract 3.5).
    ...(type === 'deposit' && { href: receiptPath(payment.id) }),
  });
  return <HistoryList tab={type} {...historyView(query, toRow)} />;
}

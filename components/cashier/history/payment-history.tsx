import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { paymentPagesQuery } from '@/lib/cashier/queries';
import { ALL_PAYMENTS, HistoryFilters } from './history-filters';
import { HistoryList } from './history-list';
import { historyView, viewWithin } from './history-view';
import { paymentRow } from './payment-row';
import { useMethodLook } from '../payment/use-method-look';

interface PaymentHistoryProps {
  type: 'deposit' | 'withdrawal';
  pageSize: number;
}

/** Deposits or withdrawals, optionally filtered by state or period. */
export function PaymentHistory({ type, pageSize }: PaymentHistoryProps) {
  const locale = useLocale();
  const [filter, setFilter] = useState(ALL_PAYMENTS);
  const query = useInfiniteQuery(paymentPagesQuery(type, pageSize, filter.status));
  const lookOf = useMethodLook(type);
  const view = historyView(query, (payment) => {
    // The tab defines the type, whatever the record says.
    const own = { ...payment, type };
    return paymentRow(own, lookOf(own), locale);
  });
  return (
    <HistoryList
      tab={type}
      {...viewWithin(view, filter.period)}
      isFiltered={filter.status !== null || filter.period !== 'all'}
      filters={<HistoryFilters filter={filter} onChange={setFilter} />}
      onClear={() => setFilter(ALL_PAYMENTS)}
    />
  );
}

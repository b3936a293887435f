'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { cashbackPagesQuery } from '@/lib/cashback/queries';
import type { WireCashback } from '@/lib/cashback/schema';
import { formatDateTime } from '@/lib/format/date';
import { readReward } from '@/lib/money/rules';
import { HistoryList, type HistoryRow } from './history-list';
import { historyView } from './history-view';

/** Cashbacks, the newest first. */
export function CashbackHistory({ pageSize, joiner }: { pageSize: number; joiner: string }) {
  const t = useTranslations('cashier');
  const query = useInfiniteQuery(cashbackPagesQuery(pageSize));
  const toRow = ({ id, status, end_date, paid_out_at, description }: WireCashback): HistoryRow => {
    const { title, amount } = readReward(description);
    return {
      id,
      title: title ?? t('history.cashback', { id }),
      detail: formatDateTime(paid_out_at ?? end_date, { joiner }),
      amount,
      status,
    };
  };
  return <HistoryList tab="cashbacks" {...historyView(query, toRow)} />;
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { cashbackPagesQuery } from '@/lib/cashback/queries';
import type { WireCashback } from '@/lib/cashback/schema';
import type { HistoryRow } from '@/lib/cashier/history-rules';
import { readReward } from '@/lib/money/rules';
import { HistoryList } from './history-list';
import { historyView } from './history-view';

/** Cashbacks, newest first. */
export function CashbackHistory({ pageSize }: { pageSize: number }) {
  const t = useTranslations('cashier');
  const query = useInfiniteQuery(cashbackPagesQuery(pageSize));
  const toRow = ({ id, status, end_date, paid_out_at, description }: WireCashback): HistoryRow => {
    const { title, amount } = readReward(description);
    return {
      id,
      title: title ?? t('history.cashback', { id }),
      note: null,
      picture: null,
      at: paid_out_at ?? end_date,
      amount: amount ?? undefined,
      status,
    };
  };
  return <HistoryList tab="cashbacks" {...historyView(query, toRow)} />;
}

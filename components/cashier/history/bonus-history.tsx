import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { bonusPagesQuery } from '@/lib/bonuses/queries';
import type { WireBonus } from '@/lib/bonuses/schema';
import type { HistoryRow } from '@/lib/cashier/history-rules';
import { readReward } from '@/lib/money/rules';
import { HistoryList } from './history-list';
import { historyView } from './history-view';

/** Bonuses with any status. */
export function BonusHistory({ pageSize }: { pageSize: number }) {
  const t = useTranslations('cashier');
  const query = useInfiniteQuery(bonusPagesQuery(pageSize));
  const toRow = ({ id, type, status, description }: WireBonus): HistoryRow => {
    const { title, text, amount } = readReward(description);
    return {
      id,
      title: title ?? t('history.bonus', { id }),
      note: text ?? t(`history.${type}`),
      picture: null,
      at: null,
      amount: amount ?? undefined,
      status,
    };
  };
  return <HistoryList tab="bonuses" {...historyView(query, toRow)} />;
}

'use client';

import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { moreOf } from '@/components/ui/more-of';
import { bonusPagesQuery } from '@/lib/bonuses/queries';
import type { WireBonus } from '@/lib/bonuses/schema';
import { cashbackPagesQuery } from '@/lib/cashback/queries';
import type { WireCashback } from '@/lib/cashback/schema';
import type { HistoryRow } from '@/lib/cashier/history-rules';
import { paymentPagesQuery } from '@/lib/cashier/queries';
import { withinPeriod, type Period } from '@/lib/money/period';
import { mergePages, readReward } from '@/lib/money/rules';
import type { ListPage } from '@/lib/platform/whole-list';
import { HISTORY_TABS, type HistoryTab } from '@/lib/routing/account-parts';
import { paths } from '@/lib/routing/paths';
import { useMethodLook } from '../payment/use-method-look';
import { ALL_PAYMENTS, HistoryFilters } from './history-filters';
import { HistoryList } from './history-list';
import styles from './history.module.scss';
import { paymentRow } from './payment-row';

interface HistoryProps {
  pageSize: number;
  joiner: string;
}

/** The four history tabs; the address selects one (R-ROUTE-10, R-CASH-11). */
export function History({ pageSize, joiner }: HistoryProps) {
  const t = useTranslations('cashier');
  const asked = useSearchParams().get('tab');
  const tab = HISTORY_TABS.find((name) => name === asked) ?? 'deposit';
  return (
    <>
      <nav className={styles.tabs} aria-label={t('history.tabs')}>
        {HISTORY_TABS.map((name) => (
          <Link
            key={name}
            href={paths.history(name)}
            scroll={false}
            className={clsx(styles.tab, name === tab && styles.active)}
            aria-current={name === tab ? 'page' : undefined}
          >
            {t(`history.${name}`)}
          </Link>
        ))}
      </nav>
      <h2 className="visuallyHidden">{t(`history.${tab}`)}</h2>
      <HistoryOf key={tab} tab={tab} pageSize={pageSize} joiner={joiner} />
    </>
  );
}

function HistoryOf({ tab, ...rest }: HistoryProps & { tab: HistoryTab }) {
  if (tab === 'bonuses') return <BonusHistory {...rest} />;
  if (tab === 'cashbacks') return <CashbackHistory {...rest} />;
  return <PaymentHistory type={tab} {...rest} />;
}

/** Deposits or withdrawals, optionally filtered by state or period. */
export function PaymentHistory({
  type,
  pageSize,
  joiner,
}: HistoryProps & { type: 'deposit' | 'withdrawal' }) {
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
      joiner={joiner}
      {...viewWithin(view, filter.period)}
      isFiltered={filter.status !== null || filter.period !== 'all'}
      filters={<HistoryFilters filter={filter} onChange={setFilter} />}
      onClear={() => setFilter(ALL_PAYMENTS)}
    />
  );
}

/** Bonuses with any status. */
function BonusHistory({ pageSize, joiner }: HistoryProps) {
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
  return <HistoryList tab="bonuses" joiner={joiner} {...historyView(query, toRow)} />;
}

/** Cashbacks, newest first. */
function CashbackHistory({ pageSize, joiner }: HistoryProps) {
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
  return <HistoryList tab="cashbacks" joiner={joiner} {...historyView(query, toRow)} />;
}

/** A paged query prepared for the list: deduplicated items of all pages, and the state of "load more". */
function historyView<Item extends { id: string }>(
  query: UseInfiniteQueryResult<InfiniteData<ListPage<Item>>>,
  toRow: (item: Item) => HistoryRow,
) {
  const rows: readonly HistoryRow[] | null = query.data ? mergePages(query.data.pages).map(toRow) : null;
  return {
    rows,
    total: query.data?.pages.at(-1)?.total ?? 0,
    failure: rows === null ? query.error : null,
    more: moreOf(query),
    onRetry: () => void query.refetch(),
  };
}

type View = ReturnType<typeof historyView>;

/** The records of a view within a period. */
function viewWithin(view: View, period: Period): View {
  if (view.rows === null) return view;
  const { inside, isOver } = withinPeriod(view.rows, ({ at }) => at, period, Date.now());
  return {
    ...view,
    rows: inside,
    total: isOver ? inside.length : view.total,
    more: { ...view.more, hasMore: view.more.hasMore && !isOver },
  };
}

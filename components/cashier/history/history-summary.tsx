import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { CsvMark } from '@/components/ui/csv-mark';
import { RetainedFocus } from '@/components/ui/retained-focus';
import {
  CSV_COLUMNS,
  historyCsv,
  historyPeriod,
  historyTotals,
  type HistoryRow,
} from '@/lib/cashier/history-rules';
import { downloadText } from '@/lib/browser/download';
import { formatDate, sortableDateTime } from '@/lib/format/date';
import { formatAmount } from '@/lib/format/money';
import type { HistoryTab } from '@/lib/routing/account-parts';
import { formatNumber } from '@/lib/format/number';
import { useStatusText } from './payment-status';
import styles from './history-summary.module.scss';

export interface HistorySummaryProps {
  tab: HistoryTab;
  /** Null until they are read. */
  rows: readonly HistoryRow[] | null;
  /** Total number of records, loaded or not. */
  total: number;
  /** Filter controls, if there are any. */
  filters?: ReactNode;
  /** Says that no record is listed. */
  empty: ReactNode;
}

/** Filters, totals, period and export of the records. The status region is there before its text: it is announced. */
export function HistorySummary({ tab, rows, total, filters, empty }: HistorySummaryProps) {
  const isEmpty = rows?.length === 0;
  return (
    <div className={styles.tools}>
      {filters && <div className={styles.filters}>{filters}</div>}
      <RetainedFocus role="status" className={styles.words}>
        {isEmpty ? empty : rows && <Totals tab={tab} rows={rows} total={total} />}
      </RetainedFocus>
      {rows && !isEmpty && <Download tab={tab} rows={rows} />}
    </div>
  );
}

type Listed = Pick<HistorySummaryProps, 'tab' | 'total'> & { rows: readonly HistoryRow[] };

function Totals({ tab, rows, total }: Listed) {
  const t = useTranslations('cashier');
  // A platform may count fewer records than it sends.
  const all = Math.max(total, rows.length);
  const period = historyPeriod(rows);
  const totals = historyTotals(tab, rows);
  return (
    <>
      {totals && totals.length > 0 && (
        <p className={styles.total}>
          {t(`history.totals.${tab}`)} <strong>{totals.map((sum) => formatAmount(sum)).join(' · ')}</strong>
        </p>
      )}
      <p className={styles.shown}>
        {t('history.shown', { count: formatNumber(rows.length), total: all, number: formatNumber(all) })}
        {period && (
          <span className={styles.period}>
            {' · '}
            {formatDate(period.from)}–{formatDate(period.to)}
          </span>
        )}
      </p>
    </>
  );
}

function Download({ tab, rows }: Omit<Listed, 'total'>) {
  const t = useTranslations('cashier');
  const locale = useLocale();
  const status = useStatusText();

  function download(): void {
    const headings = CSV_COLUMNS.map((name) => t(`history.csv.columns.${name}`));
    const day = sortableDateTime(new Date().toISOString()).slice(0, 10);
    const text = historyCsv(rows, { locale, headings, status });
    downloadText(`${t(`history.csv.files.${tab}`)}-${day}.csv`, text, 'text/csv');
  }

  return (
    <Button look="secondary" className={styles.csv} aria-label={t('history.csv.download')} onClick={download}>
      <CsvMark />
    </Button>
  );
}

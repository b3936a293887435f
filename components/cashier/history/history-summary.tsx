import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CsvMark } from '@/components/ui/csv-mark';
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

interface HistorySummaryProps {
  tab: HistoryTab;
  rows: readonly HistoryRow[];
  /** Total number of records, loaded or not. */
  total: number;
}

/** Totals and period of the listed records, and a button to export them as a file. */
export function HistorySummary({ tab, rows, total }: HistorySummaryProps) {
  const t = useTranslations('cashier');
  // A platform may count fewer records than it sends.
  const all = Math.max(total, rows.length);
  const period = historyPeriod(rows);
  const totals = historyTotals(tab, rows);
  return (
    <div className={styles.summary}>
      <div role="status" className={styles.words}>
        <p className={styles.shown}>
          {t('history.shown', { count: formatNumber(rows.length), total: all, number: formatNumber(all) })}
          {period && ` · ${formatDate(period.from)}\u00a0–\u00a0${formatDate(period.to)}`}
        </p>
        {totals && totals.length > 0 && (
          <p>
            {t(`history.totals.${tab}`)} <strong>{totals.map((sum) => formatAmount(sum)).join(' · ')}</strong>
          </p>
        )}
      </div>
      <Download tab={tab} rows={rows} />
    </div>
  );
}

function Download({ tab, rows }: Pick<HistorySummaryProps, 'tab' | 'rows'>) {
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
    <Button look="secondary" aria-label={t('history.csv.download')} onClick={download}>
      <CsvMark />
    </Button>
  );
}

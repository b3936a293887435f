import type { Locale } from '@/i18n/routing';
import { csvText, type CsvCell } from '@/lib/format/csv';
import { sortableDateTime } from '@/lib/format/date';
import { plainAmountNumber, type Amount } from '@/lib/format/money';
import type { PaymentDirection } from './payment-words';
import { totalsByCurrency } from '@/lib/money/rules';
import type { HistoryTab } from '@/lib/routing/account-parts';

/** A record of any tab of the history, as listed. */
export interface HistoryRow {
  id: string;
  title: string;
  note: string | null;
  picture: string | null;
  /** ISO time in UTC. */
  at: string | null;
  /** Null where the sum is unknown; left out for records without one, such as free spins. */
  amount?: Amount | null | undefined;
  /** For payments only. */
  direction?: PaymentDirection;
  status: string;
  /** The record's own page. */
  href?: string;
}

/** Completed payments, bonuses in play and cashback received count towards a tab's total. */
const COUNTED: Readonly<Record<HistoryTab, string>> = {
  deposit: 'success',
  withdrawal: 'success',
  bonuses: 'active',
  cashbacks: 'paid_out',
};

/** Totals per currency; null where they cannot be calculated exactly. */
export function historyTotals(tab: HistoryTab, rows: readonly HistoryRow[]): Amount[] | null {
  const counted = rows.filter(({ status }) => status === COUNTED[tab]);
  if (counted.some(({ amount }) => amount === null)) return null;
  return totalsByCurrency(counted.flatMap(({ amount }) => amount ?? []));
}

/** The oldest and newest time; null without any. */
export function historyPeriod(rows: readonly Pick<HistoryRow, 'at'>[]): { from: string; to: string } | null {
  const times = rows.flatMap(({ at }) => (at === null ? [] : [at])).sort();
  const [from] = times;
  const to = times.at(-1);
  return from !== undefined && to !== undefined ? { from, to } : null;
}

/** Column keys of the file, in order. */
export const CSV_COLUMNS = ['number', 'date', 'name', 'details', 'sum', 'currency', 'status'] as const;

interface CsvWords {
  locale: Locale;
  headings: readonly string[];
  status(status: string): string;
}

/** The listed records as CSV; times in the viewer's time zone. */
export function historyCsv(
  rows: readonly HistoryRow[],
  { locale, headings, status: statusText }: CsvWords,
): string {
  const lines = rows.map(({ id, at, title, note, amount, status }): CsvCell[] => [
    id,
    sortableDateTime(at),
    title,
    note ?? '',
    amount ? { number: plainAmountNumber(amount) } : '',
    amount?.currency ?? '',
    statusText(status),
  ]);
  return csvText([headings, ...lines], locale);
}

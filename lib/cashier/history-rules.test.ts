import { describe, expect, it } from 'vitest';
import { periodStart } from '@/lib/money/period';
import { historyCsv, historyPeriod, historyTotals, type HistoryRow } from './history-rules';

const row = (id: number, change: Partial<HistoryRow> = {}): HistoryRow => ({
  id: String(id),
  title: 'card',
  note: '**** 4242',
  picture: null,
  at: `2026-03-0${id}T09:00:00.000Z`,
  amount: { amount: 0.1, currency: 'EUR' },
  status: 'success',
  ...change,
});

describe('historyTotals', () => {
  it('R-CASH-11: adds what was completed, exactly and for each currency', () => {
    const rows = [
      row(1),
      row(2, { amount: { amount: 0.2, currency: 'EUR' } }),
      row(3, { amount: { amount: 5, currency: 'USD' } }),
      row(4, { status: 'declined' }),
      row(5, { status: 'pending' }),
      row(6, { amount: undefined }),
    ];
    expect(historyTotals('deposit', rows)).toEqual([
      { amount: 0.3, currency: 'EUR' },
      { amount: 5, currency: 'USD' },
    ]);
  });

  it.each([
    ['withdrawal', 'success'],
    ['bonuses', 'active'],
    ['cashbacks', 'paid_out'],
  ] as const)('counts in the tab %s what is %s', (tab, status) => {
    expect(historyTotals(tab, [row(1, { status }), row(2, { status: 'removed' })])).toEqual([
      { amount: 0.1, currency: 'EUR' },
    ]);
  });

  it('says nothing rather than something wrong', () => {
    const vast = { amount: 8e13, currency: 'EUR' };
    expect(historyTotals('deposit', [row(1, { amount: vast }), row(2, { amount: vast })])).toBeNull();
    expect(historyTotals('deposit', [row(1), row(2, { amount: null })])).toBeNull();
    expect(historyTotals('deposit', [row(1), row(2, { amount: null, status: 'pending' })])).toHaveLength(1);
  });
});

it('R-CASH-13: the period reaches from the oldest listed record to the newest', () => {
  expect(historyPeriod([row(2), row(5), row(1), row(3, { at: null })])).toEqual({
    from: row(1).at,
    to: row(5).at,
  });
  expect(historyPeriod([row(1, { at: null })])).toBeNull();
});

it('R-CASH-15, R-CASH-23: the file has every record with its words, and no formula', () => {
  const csv = historyCsv([row(1, { note: '=HYPERLINK("x")' }), row(2, { amount: null, at: null })], {
    locale: 'fr',
    headings: ['Numéro', 'Date'],
    status: (status) => `(${status})`,
  });
  const [head, first, second] = csv.split('\r\n');
  expect(head).toBe('\uFEFF"Numéro";"Date"');
  expect(first).toMatch(
    /^"1";"2026-03-01 \d\d:\d\d";"card";"'=HYPERLINK\(""x""\)";0,10;"EUR";"\(success\)"$/,
  );
  expect(second).toBe('"2";"";"card";"**** 4242";"";"";"(success)"');
});

it('R-CASH-13: the period of one record begins and ends with it', () => {
  expect(historyPeriod([row(3)])).toEqual({ from: row(3).at, to: row(3).at });
  expect(historyPeriod([])).toBeNull();
});

it('R-CASH-15: a record without a note or a sum of its own has empty cells', () => {
  const csv = historyCsv([row(1, { note: null, amount: undefined })], {
    locale: 'en',
    headings: ['Number'],
    status: String,
  });
  expect(csv.split('\r\n')[1]).toMatch(/"card","","","","success"$/);
});

describe('periods by the viewer’s clock', () => {
  const now = new Date(2025, 2, 2, 15, 30).getTime();

  it('begins a period at the start of its first day', () => {
    expect(periodStart('all', now)).toBeNull();
    expect(periodStart('today', now)).toBe(new Date(2025, 2, 2).getTime());
    expect(periodStart('week', now)).toBe(new Date(2025, 1, 24).getTime());
  });
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { convertExactly } from '@/lib/format/convert';
import { csvText } from '@/lib/format/csv';
import { currencyExponent } from '@/lib/format/currencies';
import {
  formatDate,
  formatDateTime,
  formatTime,
  sortableDateTime,
  timeLeft,
  toTimeMs,
} from '@/lib/format/date';
import { groupThousands } from '@/lib/format/decimal';
import {
  formatAmount,
  formatAmountNumber,
  fromMinor,
  plainAmountNumber,
  sumAmounts,
  toMinor,
  type Amount,
} from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { countUp } from '@/lib/format/count-up';
import { mergePages, nextOffset, readReward, totalsByCurrency } from '@/lib/money/rules';
import { remaining } from '@/lib/tournaments/rules';
import { assertPlain, edge } from '../edge';
import { anyCurrency, anyJson, anyLocale, anyNumber, anyText, anyTime } from '../inputs';

const known = fc.constantFrom('EUR', 'USD', 'BRL', 'JPY', 'KWD', 'XRP', 'BTC', 'FUN');
const minorUnits = fc.integer({ min: -9e14, max: 9e14 });
const money = fc
  .tuple(minorUnits, known)
  .map(([minor, currency]): Amount => ({ amount: fromMinor(minor, currency), currency }));

/** `toMinor` where it is exact, null where it says that it is not. */
function minorOf({ amount, currency }: Amount): number | null {
  try {
    return toMinor(amount, currency);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The cells of one CSV line, by RFC 4180. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  for (let rest = line; ;) {
    const [whole = '', cell = ''] = /^"((?:[^"]|"")*)"/.exec(rest) ?? [];
    cells.push(cell.replaceAll('""', '"'));
    rest = rest.slice(whole.length);
    if (rest === '') return cells;
    assert.ok(rest.startsWith(separator) && whole !== '');
    rest = rest.slice(separator.length);
  }
}

/** Amounts, dates and tables (R-CONST-03, R-SESS-13, R-SESS-14, R-CASH-13). */
export const MONEY_EDGES = [
  edge(
    'smallest units come back the same',
    fc.tuple(minorUnits, known),
    ([minor, currency]) => {
      assert.equal(toMinor(fromMinor(minor, currency), currency), minor);
    },
    4,
  ),
  edge(
    'an amount is shown whole',
    money,
    (amount) => {
      const shown = formatAmount(amount);
      assertPlain(shown);
      assert.match(shown, /^-?\d{1,3}(?:,\d{3})*(?:\.\d{2,8})?\u00A0\S+$/);
      assert.equal(Number(plainAmountNumber(amount)), amount.amount);
    },
    5,
  ),
  edge(
    'any number and currency has a text',
    fc.tuple(anyNumber, anyCurrency),
    ([amount, currency]) => {
      assertPlain(formatAmountNumber(amount, currency));
      assertPlain(formatNumber(amount));
      assertPlain(formatAmount({ amount, currency }), currency.toUpperCase());
      assert.ok(currencyExponent(currency) >= 0);
    },
    2,
  ),
  edge('thousands are grouped without loss', fc.bigInt({ min: 0n, max: 10n ** 30n }), (value) => {
    const text = groupThousands(String(value));
    assert.equal(BigInt(text.replaceAll(',', '')), value);
    assert.match(text, /^\d{1,3}(?:,\d{3})*$/);
  }),
  edge(
    'a sum is exact or refused',
    fc.array(money, { maxLength: 6 }),
    (amounts) => {
      const totals = totalsByCurrency(amounts);
      if (totals === null) return;
      for (const total of totals) {
        const own = amounts.filter(({ currency }) => currency === total.currency);
        const exact = own.reduce((sum, item) => sum + BigInt(toMinor(item.amount, item.currency)), 0n);
        assert.equal(BigInt(toMinor(total.amount, total.currency)), exact);
        assert.deepEqual(sumAmounts(own.toReversed(), total.currency), total);
      }
    },
    2,
  ),
  edge(
    'a conversion is within one smallest unit of the exact worth',
    fc.tuple(
      fc.integer({ min: 0, max: 1e11 }),
      known,
      known,
      fc.double({ min: 1e-4, max: 1e4, noNaN: true }),
      fc.double({ min: 1e-4, max: 1e4, noNaN: true }),
    ),
    ([minor, one, other, from, to]) => {
      const amount = { amount: fromMinor(minor, one), currency: one };
      const converted = convertExactly(amount, { currency: other, from, to });
      if (converted === null) return;
      const worth = (amount.amount / from) * to;
      const unit = fromMinor(1, other);
      assert.ok(
        Math.abs(converted.amount - worth) <= unit + worth * 1e-9,
        `${converted.amount} for ${worth}`,
      );
    },
    2,
  ),
  edge(
    'any rate converts or is refused',
    fc.tuple(anyNumber, anyCurrency, anyNumber, anyNumber),
    ([amount, currency, from, to]) => {
      if (minorOf({ amount, currency }) === null) return;
      const converted = convertExactly({ amount, currency }, { currency: 'EUR', from, to });
      if (converted !== null) assert.ok(Number.isFinite(converted.amount) && from > 0 && to > 0);
    },
  ),
  edge(
    'a sum that counts up stays between its ends',
    fc.tuple(money, money, fc.double({ min: 0, max: 1, noNaN: true })),
    ([from, to, progress]) => {
      const shown = countUp(from, to, progress);
      const isCounting = from.currency === to.currency && from.amount < to.amount;
      assert.ok(isCounting ? shown >= from.amount && shown <= to.amount : shown === to.amount);
    },
  ),
  edge(
    'a date has one form or none',
    anyTime,
    (time) => {
      assert.match(formatDate(time), /^(?:\d{2}\.\d{2}\.\d{4})?$/);
      assert.match(formatTime(time, 'utc'), /^(?:\d{1,2}:\d{2})?$/);
      assertPlain(formatDateTime(time, { joiner: 'à' }));
      assertPlain(sortableDateTime(time, 'utc'));
      assert.ok(!Number.isNaN(toTimeMs(time)));
    },
    2,
  ),
  edge(
    'what is left adds up and never goes below nothing',
    fc.tuple(anyTime, fc.integer({ min: -1e13, max: 1e13 })),
    ([until, now]) => {
      const left = timeLeft(until, now);
      const { days, hours, minutes, seconds, totalSeconds } = left;
      assert.equal(((days * 24 + hours) * 60 + minutes) * 60 + seconds, totalSeconds);
      assert.ok(totalSeconds >= 0 && hours < 24 && minutes < 60 && seconds < 60);
      if (typeof until === 'string') assertPlain(JSON.stringify(remaining(until, now)));
    },
  ),
  edge(
    'a table is read back by its cells',
    fc.tuple(fc.array(anyText, { minLength: 1, maxLength: 5 }), anyLocale),
    ([cells, locale]) => {
      const text = csvText([cells], locale);
      const line = text.slice(1, -2);
      assert.doesNotMatch(line, /[\r\n]/);
      const read = cellsOf(line, locale === 'fr' ? ';' : ',');
      assert.equal(read.length, cells.length);
      for (const cell of read) assert.doesNotMatch(cell, /^[\s"]*[=+\-@]/);
    },
  ),
  edge('a reward is read whole', anyJson, (value) => {
    const { title, text, amount } = readReward(
      typeof value === 'object' && value !== null ? { ...value } : null,
    );
    assert.ok(title !== '' && text !== '');
    if (amount !== null) assert.ok(Number.isFinite(amount.amount));
  }),
  edge(
    'pages merge without doubles and come to an end',
    fc.array(
      fc.record({
        items: fc.array(fc.record({ id: fc.stringMatching(/^[1-9]$/) }), { maxLength: 5 }),
        total: fc.nat(30),
      }),
      { maxLength: 5 },
    ),
    (pages) => {
      const ids = mergePages(pages).map(({ id }) => id);
      assert.equal(new Set(ids).size, ids.length);
      const offset = nextOffset(pages);
      if (offset !== undefined) assert.ok(offset < (pages.at(-1)?.total ?? 0));
    },
  ),
];

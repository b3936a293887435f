import assert from 'node:assert/strict';
import fc from 'fast-check';
import { convertExactly } from './convert';
import { csvText } from './csv';
import { currencyExponent } from './currencies';
import { formatDate, formatDateTime, formatTime, sortableDateTime, toTimeMs } from './date';
import { groupThousands } from './thousands';
import {
  formatAmount,
  formatAmountNumber,
  fromMinor,
  plainAmountNumber,
  toMinor,
  type Amount,
} from './money';
import { formatNumber } from './number';
import { countUp } from './count-up';
import { assertPlain, property } from '@/tests/support/property';
import { anyCurrency, anyLocale, anyNumber, anyText, anyTime } from '@/tests/support/generated';

const known = fc.constantFrom('EUR', 'USD', 'BRL', 'JPY', 'KWD', 'XRP', 'BTC', 'FUN');

const minorUnits = fc.integer({ min: -9e14, max: 9e14 });

const money = fc
  .tuple(minorUnits, known)
  .map(([minor, currency]): Amount => ({ amount: fromMinor(minor, currency), currency }));

/** `toMinor` where the result is exact, null where it throws. */
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

property(
  'smallest units come back the same',
  fc.tuple(minorUnits, known),
  ([minor, currency]) => {
    assert.equal(toMinor(fromMinor(minor, currency), currency), minor);
  },
  4,
);

property(
  'an amount is shown whole',
  money,
  (amount) => {
    const shown = formatAmount(amount);
    assertPlain(shown);
    assert.match(shown, /^-?\d{1,3}(?:,\d{3})*(?:\.\d{2,8})?\u00A0\S+$/);
    assert.equal(Number(plainAmountNumber(amount)), amount.amount);
  },
  5,
);

property(
  'any number and currency has a text',
  fc.tuple(anyNumber, anyCurrency),
  ([amount, currency]) => {
    assertPlain(formatAmountNumber(amount, currency));
    assertPlain(formatNumber(amount));
    assertPlain(formatAmount({ amount, currency }), currency.toUpperCase());
    assert.ok(currencyExponent(currency) >= 0);
  },
  2,
);

property('thousands are grouped without loss', fc.bigInt({ min: 0n, max: 10n ** 30n }), (value) => {
  const text = groupThousands(String(value));
  assert.equal(BigInt(text.replaceAll(',', '')), value);
  assert.match(text, /^\d{1,3}(?:,\d{3})*$/);
});

property(
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
    assert.ok(Math.abs(converted.amount - worth) <= unit + worth * 1e-9, `${converted.amount} for ${worth}`);
  },
  2,
);

property(
  'any rate converts or is refused',
  fc.tuple(anyNumber, anyCurrency, anyNumber, anyNumber),
  ([amount, currency, from, to]) => {
    if (minorOf({ amount, currency }) === null) return;
    const converted = convertExactly({ amount, currency }, { currency: 'EUR', from, to });
    if (converted !== null) assert.ok(Number.isFinite(converted.amount) && from > 0 && to > 0);
  },
);

property(
  'a sum that counts up stays between its ends',
  fc.tuple(money, money, fc.double({ min: 0, max: 1, noNaN: true })),
  ([from, to, progress]) => {
    const shown = countUp(from, to, progress);
    const isCounting = from.currency === to.currency && from.amount < to.amount;
    assert.ok(isCounting ? shown >= from.amount && shown <= to.amount : shown === to.amount);
  },
);

property(
  'a date has one form or none',
  anyTime,
  (time) => {
    assert.match(formatDate(time), /^(?:\d{2}\.\d{2}\.\d{4})?$/);
    assert.match(formatTime(time, 'utc'), /^(?:\d{1,2}:\d{2})?$/);
    assertPlain(formatDateTime(time, { joiner: 'à' }));
    assertPlain(sortableDateTime(time));
    assert.ok(!Number.isNaN(toTimeMs(time)));
  },
  2,
);

property(
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
);

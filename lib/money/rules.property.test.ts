import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fromMinor, sumAmounts, toMinor, type Amount } from '@/lib/format/money';
import { mergePages, nextOffset, readReward, totalsByCurrency } from './rules';
import { property } from '@/tests/support/property';
import { anyJson } from '@/tests/support/generated';

const known = fc.constantFrom('EUR', 'USD', 'BRL', 'JPY', 'KWD', 'XRP', 'BTC', 'FUN');

const minorUnits = fc.integer({ min: -9e14, max: 9e14 });

const money = fc
  .tuple(minorUnits, known)
  .map(([minor, currency]): Amount => ({ amount: fromMinor(minor, currency), currency }));

property(
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
);

property('a reward is read whole', anyJson, (value) => {
  const { title, text, amount } = readReward(
    typeof value === 'object' && value !== null ? { ...value } : null,
  );
  assert.ok(title !== '' && text !== '');
  if (amount !== null) assert.ok(Number.isFinite(amount.amount));
});

property(
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
);

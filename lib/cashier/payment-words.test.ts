import { expect, it } from 'vitest';
import { paymentNumber, requisitesText, signedSumText, sumText } from './payment-words';

it('R-CASH-15: a sum that is not known is a dash', () => {
  expect(sumText(null)).toBe('–');
  expect(sumText({ amount: 50, currency: 'EUR' })).toBe('50\u00A0€');
});

it('the sign of a sum says where it went', () => {
  expect(signedSumText({ amount: 50, currency: 'EUR' }, 'deposit')).toBe('+50\u00A0€');
  expect(signedSumText({ amount: 50, currency: 'EUR' }, 'withdrawal')).toBe('−50\u00A0€');
  expect(signedSumText(null, 'withdrawal')).toBe('–');
});

it.each([
  ['**** 4242', '****\u00A04242'],
  ['Banque Rivage **** 0189', 'Banque Rivage ****\u00A00189'],
  ['ca***@example.com', 'ca***@example.com'],
  [null, ''],
])('the end of a masked number stays beside its stars: %s', (given, shown) => {
  expect(requisitesText(given)).toBe(shown);
});

it('a number stays beside its sign', () => {
  expect(paymentNumber('14')).toBe('№\u00A014');
});

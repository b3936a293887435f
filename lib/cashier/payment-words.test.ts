import { expect, it } from 'vitest';
import { paymentNumber, requisitesText, signedSumText } from './payment-words';

it('the sign of a sum says where it went', () => {
  expect(signedSumText({ amount: 50, currency: 'EUR' }, 'deposit')).toBe('+50\u00A0€');
  expect(signedSumText({ amount: 50, currency: 'EUR' }, 'withdrawal')).toBe('−50\u00A0€');
  expect(signedSumText({ amount: -50, currency: 'EUR' }, 'deposit')).toBe('−50\u00A0€');
  expect(signedSumText({ amount: -50, currency: 'EUR' }, 'withdrawal')).toBe('+50\u00A0€');
  expect(signedSumText({ amount: 0, currency: 'EUR' }, 'deposit')).toBe('0\u00A0€');
  expect(signedSumText(null, 'withdrawal')).toBe('–');
});

it.each([
  ['**** 4242', '••••\u00A04242'],
  ['Banque Rivage **** 0189', 'Banque Rivage ••••\u00A00189'],
  ['ca***@example.com', 'ca•••@example.com'],
  [null, ''],
])('a masked number has dots, beside which its end stays: %s', (given, shown) => {
  expect(requisitesText(given)).toBe(shown);
});

it('a number stays beside the sign of the language', () => {
  expect(paymentNumber('14', 'en')).toBe('#14');
  expect(paymentNumber('14', 'fr')).toBe('n°\u00A014');
});

import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { plainDigits, takesNumbers } from './digits';

describe('plainDigits', () => {
  it.each([
    ['１２３', '123'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['𝟎𝟗𝟘𝟡𝟶𝟿', '090909'],
    ['+33 ６ 12', '+33 6 12'],
  ])('writes %s as %s', (typed, plain) => {
    expect(plainDigits(typed)).toBe(plain);
  });

  it.each(['', '0123456789', 'Zoé ½ ² Ⅷ 三 ①'])('leaves %j as it is', (text) => {
    expect(plainDigits(text)).toBe(text);
  });

  it('gives one digit for each that Unicode knows, ten of every script', () => {
    const known = Array.from({ length: 0x110000 }, (_, point) => point)
      .filter((point) => point < 0xd800 || point > 0xdfff)
      .map((point) => String.fromCodePoint(point))
      .filter((char) => /\p{Nd}/u.test(char));
    expect(plainDigits(known.join(''))).toBe('0123456789'.repeat(known.length / 10));
  });
});

describe('takesNumbers', () => {
  const masks = { voucher_code: '####-####', nickname: '@@@@' };
  it.each<[FieldDescriptor, boolean]>([
    [{ name: 'phone', type: 'phone' }, true],
    [{ name: 'code', type: 'code' }, true],
    [{ name: 'amount', type: 'sum' }, false],
    [{ name: 'zip', type: 'postcode' }, true],
    [{ name: 'voucher_code', type: 'custom' }, true],
    [{ name: 'other', type: 'custom', mask: '**-**' }, true],
    [{ name: 'nickname', type: 'fakeName' }, false],
    [{ name: 'first_name', type: 'first_name' }, false],
    [{ name: 'message', type: 'text' }, false],
    [{ name: 'password', type: 'password', mask: '####' }, false],
  ])('%j: %s', (field, expected) => {
    expect(takesNumbers(field, masks)).toBe(expected);
  });
});

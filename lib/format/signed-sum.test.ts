import { expect, it } from 'vitest';
import { signedSum } from './signed-sum';

it('a sum shows its sign', () => {
  const signed = (amount: number) => signedSum({ amount, currency: 'EUR' });
  expect([signed(50), signed(-50), signed(0)]).toEqual(['+50\u00A0€', '\u221250\u00A0€', '0\u00A0€']);
  expect(signedSum(null)).toBe('–');
});

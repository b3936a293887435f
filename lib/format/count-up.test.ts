import { describe, expect, it } from 'vitest';
import { countUp } from './count-up';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

describe('countUp', () => {
  it('moves from the old sum to the new one and never beyond', () => {
    expect(countUp(eur(100), eur(200), 0)).toBe(100);
    expect(countUp(eur(100), eur(200), 0.5)).toBeGreaterThan(150);
    expect(countUp(eur(100), eur(200), 0.5)).toBeLessThan(200);
    expect(countUp(eur(100), eur(200), 1.4)).toBe(200);
  });

  it('R-SESS-13: counts in the smallest units of the currency, and not at all beyond exact arithmetic', () => {
    const yen = (amount: number) => ({ amount, currency: 'JPY' });
    expect(countUp(yen(100), yen(103), 0.2)).toBe(101);
    expect(countUp(eur(1), eur(1e15), 0.5)).toBe(1e15);
  });

  it('shows at once a jackpot that fell or changed its currency', () => {
    expect(countUp(eur(500), eur(40), 0.1)).toBe(40);
    expect(countUp(eur(100), { amount: 200, currency: 'USD' }, 0.1)).toBe(200);
  });
});

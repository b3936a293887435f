import { describe, expect, it } from 'vitest';
import { cashbackState, currentCashback, isEmptySum, isGone } from './rules';

const NOW = Date.parse('2025-03-10T12:00:00Z');
const item = (id: string, more: object = {}) => ({
  id,
  status: 'active',
  end_date: '2025-03-10T00:00:00Z',
  receiving_expired_at: null,
  ...more,
});

describe('cashback', () => {
  it('an active one whose time is over counts as expired', () => {
    expect(cashbackState(item('1'), NOW)).toBe('active');
    expect(cashbackState(item('1', { receiving_expired_at: '2025-03-10T11:59:59Z' }), NOW)).toBe('expired');
    expect(cashbackState(item('1', { status: 'paid_out' }), NOW)).toBe('paidOut');
    expect(cashbackState(item('1', { status: 'new' }), NOW)).toBe('other');
  });

  it('R-CBACK-02: nothing can be done with one that is paid out, over or not listed; of others nobody knows', () => {
    const over = { receiving_expired_at: '2025-03-10T11:59:59Z' };
    const gone = [undefined, item('1', { status: 'paid_out' }), item('1', over)];
    expect(gone.map((one) => isGone(one, NOW))).toEqual([true, true, true]);
    const open = [item('1'), item('1', { status: 'new' })];
    expect(open.map((one) => isGone(one, NOW))).toEqual([false, false]);
  });

  it('R-CBACK-02: holds nothing where its sum is zero, and perhaps something where none is named', () => {
    const euros = (amount: number) => ({ amount, currency: 'EUR' });
    expect([euros(0), euros(-1), euros(0.01), null].map(isEmptySum)).toEqual([true, true, false, false]);
  });

  it('R-CBACK-03: the current one is the active one that ended last', () => {
    const old = item('1', { end_date: '2025-03-01T00:00:00Z' });
    expect(currentCashback([old, item('2'), item('3', { status: 'paid_out' })], NOW)?.id).toBe('2');
    expect(currentCashback([], NOW)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { toDepositOffers } from './deposit-offers';
import type { WireOffer } from './schema';

function offer(id: string, more: Partial<NonNullable<WireOffer['trigger']>> = {}): WireOffer {
  return {
    id,
    trigger: {
      action: 'deposit',
      params: { exclude_methods: ['crypto'] },
      user_satisfies_params: true,
      ...more,
    },
    description: { name_1: ` Offer ${id} `, title_1: '50%' },
    promotions: [],
  };
}

const MAPPING = { name_1: 'name', title_1: 'title' };

describe('toDepositOffers', () => {
  it('R-OFFER-03: leaves out what the player does not satisfy and what is no deposit offer', () => {
    const offers = [
      offer('1'),
      offer('2', { user_satisfies_params: false }),
      offer('3', { action: 'promo_code' }),
    ];
    expect(
      toDepositOffers([...offers, { ...offer('4'), trigger: null }], MAPPING).map(({ id }) => id),
    ).toEqual(['1']);
  });

  it('R-CASH-08, R-OFFER-05: names the methods it excludes, and is called by the mapped keys', () => {
    expect(toDepositOffers([offer('1')], MAPPING)).toEqual([
      { id: '1', name: 'Offer 1', title: '50%', excludeMethods: ['crypto'] },
    ]);
    expect(toDepositOffers([offer('1', { params: null })], {})).toEqual([
      { id: '1', name: null, title: null, excludeMethods: [] },
    ]);
  });

  it.each([
    ['line breaks', ' Fifty\n\t spins ', 'Fifty spins'],
    ['a long name that is cut between two characters', '😀'.repeat(400), '😀'.repeat(300)],
    ['nothing but blanks', ' \n ', null],
  ])('R-OFFER-05: reads a name of %s as the other pages of offers do', (_what, name_1, name) => {
    const [read] = toDepositOffers([{ ...offer('1'), description: { name_1 } }], MAPPING);
    expect(read?.name).toBe(name);
  });

  it('shows a doubled offer once', () => {
    expect(toDepositOffers([offer('1'), offer('1')], MAPPING)).toHaveLength(1);
  });
});

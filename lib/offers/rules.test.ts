import { describe, expect, it } from 'vitest';
import { actionLabel, allPromotions, isShownToPlayer, toOfferAction, type OfferAction } from './rules';

describe('isShownToPlayer (R-OFFER-03)', () => {
  it.each([
    [true, new Set(['a']), true],
    [true, new Set(['b']), false],
    [true, undefined, false],
    [false, new Set(['b']), true],
    [false, undefined, true],
  ])('deposit %s, satisfied %j: %s', (isDeposit, satisfied, expected) => {
    expect(isShownToPlayer({ id: 'a', isDeposit }, satisfied)).toBe(expected);
  });
});

describe('toOfferAction', () => {
  it('takes an action it does not know, or none, for another one', () => {
    expect(toOfferAction('birthday')).toBe('other');
    expect(toOfferAction(null)).toBe('other');
    expect(toOfferAction('deposit')).toBe('deposit');
  });
});

describe('actionLabel', () => {
  const linked = { buttonTitle: 'To your profile', buttonUrl: '/profile' };
  it.each([
    ['other', linked, null],
    ['registration', linked, null],
    ['promo_code', linked, null],
    ['deposit', linked, 'To your profile'],
    ['other', { buttonTitle: 'Take it', buttonUrl: null }, 'Take it'],
  ] as const)('the button of %s with %o has the operator’s word %s', (action, texts, label) => {
    expect(actionLabel(action, texts)).toBe(label);
  });
});

describe('allPromotions (R-OFFER-04)', () => {
  it('names each promotion once, with the first offer that holds it', () => {
    const offers: { id: string; action: OfferAction; promotions: { id: string }[] }[] = [
      { id: '1', action: 'deposit', promotions: [{ id: '51' }, { id: '52' }] },
      { id: '2', action: 'registration', promotions: [{ id: '52' }, { id: '53' }] },
    ];
    expect(allPromotions(offers)).toEqual([
      { id: '51', offerId: '1', action: 'deposit' },
      { id: '52', offerId: '1', action: 'deposit' },
      { id: '53', offerId: '2', action: 'registration' },
    ]);
  });
});

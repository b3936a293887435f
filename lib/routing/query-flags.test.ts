import { describe, expect, it } from 'vitest';
import {
  readAuthFlags,
  readCampaignPopup,
  readPromoCode,
  withoutAuthFlags,
  withoutNames,
} from './query-flags';

describe('readAuthFlags', () => {
  it.each([
    ['', null, false, null],
    ['?show_popup_reg', 'registration', false, null],
    ['?show_popup_reg=1', 'registration', false, null],
    ['?show_popup_reg=0', null, false, null],
    ['?show_popup_auth=true&prevent_close=1', 'authorization', true, null],
    ['?prevent_close=yes&show_popup_auth', 'authorization', false, null],
    ['?redirectUrl=%2Fcashier', 'authorization', false, '/cashier'],
    ['?show_popup_reg&redirectUrl=%2Fprofile', 'registration', false, '/profile'],
    [
      '?redirectUrl=%2Fbets%3Fshow_popup_reg%26prevent_close%3D1',
      'registration',
      true,
      '/bets?show_popup_reg&prevent_close=1',
    ],
    [
      '?redirectUrl=%2Fbets%3Fa%3D%3F%26prevent_close%3D1%23b',
      'authorization',
      true,
      '/bets?a=?&prevent_close=1#b',
    ],
    [
      '?prevent_close=0&redirectUrl=%2Fbets%3Fprevent_close%3D1',
      'authorization',
      false,
      '/bets?prevent_close=1',
    ],
    ['?redirectUrl=%2Fbets%23%3Fprevent_close%3D1', 'authorization', false, '/bets#?prevent_close=1'],
  ] as const)('R-GUARD-02 to R-GUARD-06: %s', (search, type, preventClose, redirectUrl) => {
    expect(readAuthFlags(search)).toEqual({ type, preventClose, redirectUrl });
  });
});

describe('withoutAuthFlags', () => {
  it.each([
    ['?show_popup_reg=1', ''],
    ['?a=1&show_popup_auth&prevent_close=1&b=2', '?a=1&b=2'],
    ['?redirectUrl=%2Fcashier&trackId=9', '?trackId=9'],
    ['?show_popup_reg&trackId=a%20b+c&x', '?trackId=a%20b+c&x'],
    ['?show%5Fpopup%5Freg=1&goalId=%zz', '?goalId=%zz'],
    ['??redirectUrl=1&redirectUrl=2', '??redirectUrl=1'],
  ])('R-GUARD-07: %s leaves %s', (search, rest) => {
    expect(withoutAuthFlags(search)).toBe(rest);
  });
});

describe('withoutNames', () => {
  it('takes every occurrence of a name and nothing else', () => {
    expect(withoutNames('?error=A&backUrl=%2F&errors=1&error=B', ['backUrl', 'error'])).toBe('?errors=1');
  });
});

describe('readPromoCode', () => {
  it.each([
    ['?promo_code=SUMMER', 'SUMMER'],
    ['?promo_code=%20SUMMER+', 'SUMMER'],
    ['?promo_code=', null],
    ['?promo_code=%20', null],
    ['?promocode=SUMMER', null],
    ['?redirectUrl=%2Fcashier%3Fpromo_code%3DSUMMER', 'SUMMER'],
    ['?promo_code=OWN&redirectUrl=%2Fcashier%3Fpromo_code%3DSUMMER', 'OWN'],
    [`?promo_code=${'x'.repeat(101)}`, null],
  ])('R-GUARD-12: %s', (search, code) => {
    expect(readPromoCode(search)).toBe(code);
  });
});

describe('readCampaignPopup', () => {
  it.each([
    ['?popup=summer', '#popup-preview', { sysname: 'summer', isPreview: true }],
    ['?popup=summer', '', { sysname: 'summer', isPreview: false }],
    ['?popup=summer', '#preview', { sysname: 'summer', isPreview: false }],
    ['', '#popup-preview', null],
    ['?popup=../x', '#popup-preview', null],
  ])('R-GUARD-13, R-OFFER-11: %s%s', (search, hash, popup) => {
    expect(readCampaignPopup(search, hash)).toEqual(popup);
  });
});

describe('flags and names as people write them', () => {
  it('R-GUARD-02: a flag that says false is none', () => {
    expect(readAuthFlags('?show_popup_reg=false').type).toBeNull();
    expect(readAuthFlags('?show_popup_auth=false').type).toBeNull();
  });

  it('R-GUARD-07: empty parts of a query go, question marks within it stay', () => {
    expect(withoutNames('?a=1&&b=2&', ['c'])).toBe('?a=1&b=2');
    expect(withoutNames('a=?1', ['c'])).toBe('?a=?1');
    expect(withoutNames('?', ['c'])).toBe('');
    expect(withoutNames('?=1&a=2', ['a'])).toBe('?=1');
  });

  it('R-GUARD-12: a code of a hundred characters is taken', () => {
    expect(readPromoCode(`?promo_code=${'x'.repeat(100)}`)).toBe('x'.repeat(100));
    expect(readPromoCode('')).toBeNull();
  });

  it.each(['a/b', 'a b', 'a!', 'x'.repeat(101), ''])('R-OFFER-11: no popup is called %j', (name) => {
    expect(readCampaignPopup(`?popup=${encodeURIComponent(name)}`, '')).toBeNull();
  });

  it('R-OFFER-11: an address without a popup shows none', () => {
    expect(readCampaignPopup('?a=1', '')).toBeNull();
    expect(readCampaignPopup(`?popup=${'x'.repeat(100)}`, '')?.sysname).toHaveLength(100);
  });
});

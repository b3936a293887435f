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

import { describe, expect, it } from 'vitest';
import { readAuthFlags, withoutAuthFlags } from './query-flags';

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
  ])('R-GUARD-07: %s leaves %s', (search, rest) => {
    expect(withoutAuthFlags(search)).toBe(rest);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '@/tests/support/property-runs';
import { checkNavigation, NavigationRefused } from './check-navigation';
import { safeReturnPath, sameSitePath } from './external';
import { escapes, HOSTILE_RETURN_ADDRESSES } from './hostile-addresses.test-data';

const ORIGIN = 'https://casino.test';

describe('safeReturnPath', () => {
  it.each([
    ['/cashier/deposit', '/cashier/deposit'],
    ['/fr/cashier/deposit?amount=5#form', '/fr/cashier/deposit?amount=5#form'],
    ['/', '/'],
    ['/fr', '/fr'],
    ['/about-us', '/about-us'],
    ['/game/book%20of%20x?mode=real', '/game/book%20of%20x?mode=real'],
    ['/en/profile', '/profile'],
    ['/profile/settings.rsc', '/profile/settings'],
    ['/profile/settings.segments/_tree.segment', '/profile/settings'],
    ['/profile?redirectUrl=%2Fcashier&a=1', '/profile?a=1'],
    ['/profile?redirect%55rl=x&redirectUrl=y', '/profile'],
    ['/offers?_rsc=abc', '/offers'],
    ['/support?u=https://e.test', '/support?u=https://e.test'],
  ])('keeps %s as %s', (value, expected) => {
    expect(safeReturnPath(value, '/fallback')).toBe(expected);
  });

  it.each([
    '/_next/static/x.js',
    '/api/account.getInfo',
    '/fr/api/account.getInfo',
    '/%61pi/account.getInfo',
    '/oauth/init',
    '/platform/game/x/play',
    '/content/uploads/x.svg',
    '/hit?track_id=1',
    '/_system/maintenance',
    '/unknown/deep/page',
    '/robots.txt',
    `/offers?${'x'.repeat(2_048)}`,
    ['/cashier', '/profile'],
    null,
    undefined,
    42,
    {},
  ])('leads %s to the fallback', (value) => {
    expect(safeReturnPath(value, '/fr')).toBe('/fr');
  });

  it('knows at least 150 hostile addresses', () => {
    expect(new Set(HOSTILE_RETURN_ADDRESSES).size).toBeGreaterThanOrEqual(150);
  });

  it.each(HOSTILE_RETURN_ADDRESSES.map((address) => [address]))('%j never leaves the site', (address) => {
    expect(escapes(safeReturnPath(address))).toBe(false);
    expect(escapes(sameSitePath(address) ?? '/')).toBe(false);
  });

  it.each([
    ['/offers.rsc.rsc.rsc', '/offers'],
    ['/offers.segments/_tree.segment.rsc', '/offers'],
    ['/offers.segments.rsc.prefetch.rsc', '/offers'],
    ['/..segments', null],
  ])('takes every data suffix off %s', (address, path) => {
    expect(sameSitePath(address)).toBe(path);
  });

  it('gives back what it accepts unchanged the second time', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const once = sameSitePath(`${path}?${query}`);
        return once === null || sameSitePath(once) === once;
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });
});

describe('R-VAL-24, R-ERR-07: checkNavigation', () => {
  const options = { origin: ORIGIN };

  it.each(['/offers', 'offers', `${ORIGIN}/offers`, '?a=1', '#top'])('lets %s through', (url) => {
    expect(checkNavigation(url, options)).toBe(url);
  });

  it.each([
    'https://e.test/',
    '//e.test',
    '/\\e.test',
    'https:e.test',
    'http://[',
    'https://casino.test.e.test/',
  ])('R-GUARD-18 refuses %s unless it is allowed', (url) => {
    expect(() => checkNavigation(url, { origin: 'http://casino.test' })).toThrow(
      new NavigationRefused('Navigating to an external URL is not allowed by default.'),
    );
  });

  it('R-GUARD-18 lets an explicitly allowed external address through', () => {
    expect(checkNavigation('https://e.test/pay', { ...options, isExternalAllowed: true })).toBe(
      'https://e.test/pay',
    );
  });

  it.each(['http://[', 'https://a b', '//', 'https://e.test:99999'])(
    'R-GUARD-20 refuses %j, which is no URL, even when external addresses are allowed',
    (url) => {
      expect(() => checkNavigation(url, { ...options, isExternalAllowed: true })).toThrow(NavigationRefused);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'file:///etc',
    'intent:x',
    ' \tjava\nscript:x',
  ])('R-GUARD-19 refuses the protocol of %j even when external addresses are allowed', (url) => {
    expect(() => checkNavigation(url, { ...options, isExternalAllowed: true })).toThrow(
      /^Cannot navigate to a URL with the protocol/,
    );
  });
});

describe('the bounds of a return address', () => {
  it('2,048 characters are taken, one more is not', () => {
    const longest = `/support?${'x'.repeat(2_039)}`;
    expect(sameSitePath(longest)).toBe(longest);
    expect(sameSitePath(`${longest}x`)).toBeNull();
  });

  it.each([
    ['/offers.segments', '/offers'],
    ['/.rsc', '/'],
    ['/x.segmentsy', '/x.segmentsy'],
  ])('a data suffix ends a part: %s is %s', (address, path) => {
    expect(sameSitePath(address)).toBe(path);
  });

  it.each(['about?a=/x/y', 'about#/x/y', 'offers/1?x=\u2028', 'about/us?a'])(
    'a query or hash is no page: /%s',
    (rest) => {
      const isPage = !rest.startsWith('about/');
      expect(safeReturnPath(`/${rest}`, '/fallback') !== '/fallback').toBe(isPage);
    },
  );

  it('a refusal is told by its name, which reports use', () => {
    expect(() => checkNavigation('https://e.test')).toThrow(
      expect.objectContaining({ name: 'NavigationRefused' }),
    );
    expect(checkNavigation('/offers')).toBe('/offers');
  });
});

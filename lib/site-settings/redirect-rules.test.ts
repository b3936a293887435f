import { describe, expect, it } from 'vitest';
import type { Locale } from '@/i18n/routing';
import { parseRecord } from '@/lib/content/collections';
import { stripLocale } from '@/lib/routing/locale-path';
import { compileRedirectRules, findRedirect, type RedirectRule } from './redirect-rules';

const HOST = 'casino.test';

function redirect(rules: RedirectRule[], path: string): string | null {
  const locale: Locale = stripLocale(path).locale;
  return findRedirect(compileRedirectRules(rules, HOST).rules, { locale, path });
}

function reasons(rules: RedirectRule[]): string[] {
  return compileRedirectRules(rules, HOST).dropped.map(({ reason }) => reason);
}

describe('findRedirect', () => {
  it.each([
    ['/old-offers/*', '/offers/*', '/old-offers/11', '/offers/11'],
    ['/old-offers/*', '/offers/*', '/fr/old-offers/11', '/fr/offers/11'],
    ['/old-offers/*', '/offers/*', '/en/old-offers/11', '/offers/11'],
    ['/old', '/', '/fr/old', '/fr'],
    ['/partners', 'https://partners.test/', '/fr/partners', 'https://partners.test/'],
    ['/partners/*', 'https://partners.test/x/*', '/partners/a b', 'https://partners.test/x/a%20b'],
    ['/fr/ancien', '/offers', '/fr/ancien', '/fr/offers'],
    ['/fr/ancien', '/offers', '/ancien', null],
    ['/en/old', '/offers', '/en/old', '/offers'],
    ['/en/old', '/offers', '/old', null],
    ['/old', '/fr/offres', '/old', '/fr/offres'],
    ['/old', '/en/offers', '/fr/old', '/offers'],
    ['/old/', '/offers', '/old', '/offers'],
    ['/Promotions/*', '/offers', '/promotions/Summer', '/offers'],
    ['/FR/ancien', '/offers', '/fr/ancien', '/fr/offers'],
    ['/old', '/offers?x=1#top', '/old', '/offers?x=1#top'],
    ['/%C3%A9t%C3%A9', '/offers', '/été', '/offers'],
    ['/été', '/offers', '/été', '/offers'],
    ['https://casino.test/old', '/offers', '/old', '/offers'],
    ['/old', 'https://casino.test/offers', '/fr/old', '/fr/offers'],
    ['/a/*/b/*', '/c/*', '/a/1/b/2', '/c/1'],
    ['/old/*', '/offers/*/*', '/old/x', '/offers/x/x'],
    ['/old', '/offers', '/older', null],
    ['/old', '/en//e.test/', '/old', '/e.test'],
    ['*', 'https://new.test/', '/anything/at/all', 'https://new.test/'],
    [' /old ', ' /offers ', '/old', '/offers'],
    [' https://casino.test:8443/old ', ' https://new.test/ ', '/old', 'https://new.test/'],
    ['HTTP://CASINO.test/old', '/offers', '/old', '/offers'],
    ['/old', 'http://casino.test', '/old', '/'],
    ['/old.pdf', '/uploads/terms.pdf#2', '/fr/old.pdf', '/content/uploads/terms.pdf#2'],
    ['/docs/*', 'https://casino.test/content/uploads/*', '/fr/docs/a b.pdf', '/content/uploads/a%20b.pdf'],
    ['/old.pdf', '/fr/content/uploads/a.pdf', '/old.pdf', '/content/uploads/a.pdf'],
    ['*', '/uploads/closed.pdf', '/fr/anything', '/content/uploads/closed.pdf'],
    ['/map', '/sitemap.xml?a=1', '/fr/map', '/sitemap.xml?a=1'],
    ['/old', '/uploads', '/fr/old', '/fr/uploads'],
    ['/old', 'HTTP://new.test/', '/old', 'HTTP://new.test/'],
    ['/old/*', '/new/*', '/old/a%2Fb%5Cc', '/new/a%2Fb%5Cc'],
    [`/${'a'.repeat(511)}`, `/${'b'.repeat(511)}`, `/${'a'.repeat(511)}`, `/${'b'.repeat(511)}`],
  ])('R-GUARD-15/16 from %s to %s sends %s to %s', (from, to, path, target) => {
    expect(redirect([{ from, to }], path)).toBe(target);
  });

  it('takes the first rule that matches', () => {
    const rules = [
      { from: '/old/special', to: '/support' },
      { from: '/old/*', to: '/offers/*' },
    ];
    expect(redirect(rules, '/old/special')).toBe('/support');
    expect(redirect(rules, '/old/other')).toBe('/offers/other');
  });

  it('never leaves the site by what a wildcard took', () => {
    const rules = [{ from: '/go/*', to: '/*' }];
    expect(redirect(rules, '/go/%2Fe.test')).toBe('/%2Fe.test');
    expect(redirect([{ from: '/go*', to: '/*' }], '/go/e.test')).toBe('/e.test');
    expect(redirect([{ from: '/go/*', to: 'https://new.test/*' }], '/go/@e.test')).toBe(
      'https://new.test/%40e.test',
    );
  });

  it.each(['/_next/x', '/api/account.getInfo', '/sw.js', '/robots.txt'])('never redirects %s', (path) => {
    expect(redirect([{ from: '*', to: 'https://new.test/' }], path)).toBeNull();
  });

  it('does not use a target that leads back by another path than the samples showed', () => {
    const rules = [
      { from: '/a/x', to: '/b/x' },
      { from: '/b/*', to: '/a/*' },
    ];
    expect(redirect(rules, '/a/x')).toBeNull();
    expect(redirect(rules, '/b/y')).toBe('/a/y');
  });
});

describe('compileRedirectRules', () => {
  it.each([
    [[{ from: '/a', to: '/a' }], 'catches its own target'],
    [[{ from: '/a', to: '/a/' }], 'catches its own target'],
    [[{ from: '/offers', to: '/Offers' }], 'catches its own target'],
    [[{ from: '/a/*', to: '/a/b/*' }], 'catches its own target'],
    [[{ from: '*', to: '/closed' }], 'catches its own target'],
    [[{ from: '/fr/a', to: '/a' }], 'catches its own target'],
    [[{ from: '/a', to: 'https://casino.test/a' }], 'catches its own target'],
    [
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/c' },
        { from: '/c', to: '/a' },
      ],
      'closes a loop',
    ],
    [[{ from: '/a', to: 'javascript:alert(1)' }], 'to is no address of this site and no http address'],
    [[{ from: '/a', to: '//e.test' }], 'to is no address of this site and no http address'],
    [[{ from: '/a/*', to: 'https://casino.test*' }], 'to is no address of this site and no http address'],
    [[{ from: '/a/*', to: 'https://*.e.test/' }], 'to is no address of this site and no http address'],
    [[{ from: '/a', to: 'https://x@e.test/' }], 'to is no address of this site and no http address'],
    [[{ from: '/a', to: 'offers' }], 'to is no address of this site and no http address'],
    [[{ from: 'https://e.test/a', to: '/b' }], 'from is no path'],
    [[{ from: '/a?x=1', to: '/b' }], 'from is no path'],
    [[{ from: '/a', to: 'https:b' }], 'to is no address of this site and no http address'],
    [[{ from: '/a', to: 'https://e.test/\n/' }], 'to is no address of this site and no http address'],
    [[{ from: '/', to: '/..' }], 'catches its own target'],
    [[{ from: '', to: '/b' }], 'from is no path'],
    [[{ from: '/*'.repeat(9), to: '/b' }], 'too many wildcards'],
    [[{ from: `/${'a'.repeat(512)}`, to: '/b' }], 'address too long'],
    [[{ from: '/a', to: `/${'b'.repeat(512)}` }], 'address too long'],
    [[{ from: '/a', to: 'x https://e.test/' }], 'to is no address of this site and no http address'],
    [[{ from: '/a', to: 'https://[/' }], 'to is no address of this site and no http address'],
    [[{ from: 'https://casino.test//a', to: '/b' }], 'from is no path'],
    [[{ from: 'a*', to: '/b' }], 'from is no path'],
  ])('drops %j: %s', (rules, reason) => {
    expect(reasons(rules)).toEqual([reason]);
  });

  it('keeps at most 500 rules of a record, and says so', () => {
    const redirects = Array.from({ length: 501 }, (_, index) => ({ from: `/old-${index}`, to: '/offers' }));
    const rules = parseRecord('settings-seo', { redirects }).redirects;
    expect(compileRedirectRules(rules, HOST).rules).toHaveLength(500);
    expect(reasons(rules)).toEqual(['too many rules']);
  });

  it('says which rules of a record have only one address', () => {
    const redirects = [{ from: '/a' }, { to: '/b' }, { from: '/c', to: null }];
    expect(compileRedirectRules(parseRecord('settings-seo', { redirects }).redirects, HOST).dropped).toEqual([
      { from: '/a', reason: 'to is no address of this site and no http address' },
      { from: '', reason: 'from is no path' },
      { from: '/c', reason: 'to is no address of this site and no http address' },
    ]);
  });

  it('names a dropped rule by no more than 512 characters of it', () => {
    const { dropped } = compileRedirectRules([{ from: `/${'a'.repeat(600)}`, to: '/b' }], HOST);
    expect(dropped).toEqual([{ from: `/${'a'.repeat(511)}`, reason: 'address too long' }]);
  });

  it('drops the rule that makes a chain longer than ten hops', () => {
    const rules = Array.from({ length: 13 }, (_, index) => ({ from: `/s${index}`, to: `/s${index + 1}` }));
    expect(reasons(rules.toReversed())).toEqual(['leads through too many rules']);
    expect(reasons(rules.slice(0, 11).toReversed())).toEqual([]);
  });

  it('keeps the rest when one rule is dropped', () => {
    const rules = [
      { from: '/a', to: 'javascript:x' },
      { from: '/b', to: '/c' },
    ];
    expect(redirect(rules, '/b')).toBe('/c');
  });
});

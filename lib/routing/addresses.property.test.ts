import assert from 'node:assert/strict';
import fc from 'fast-check';
import { encodePart, wellFormed } from './encode';
import { checkNavigation, NavigationRefused } from './check-navigation';
import { safeReturnPath, sameSitePath, stripDataSuffix } from './external';
import { fixLetterCase, isServicePath, isSlug } from './known-routes';
import { localePath, localePrefixOf, stripLocale } from './locale-path';
import { parseUrl } from './parse-url';
import { paths } from './paths';
import { payPaths } from './pay-paths';
import { isKnownRoute } from './route-patterns';
import { readSocialReturn } from '@/lib/auth/social';
import { property } from '@/tests/support/property';
import { anyAddress, anyLocale, anyPath, anyQuery, anyText } from '@/tests/support/generated';

const SITE = 'https://casino.example';

/** Asserts that a browser can only follow the path within the site, in its canonical form. */
function assertOwnPath(path: string): void {
  const url = new URL(path, SITE);
  assert.equal(url.origin, SITE);
  assert.match(path, /^\/(?![/\\])/);
  assert.doesNotMatch(path, /[\p{Cc}\\]/u);
  assert.ok(path.length <= 2_048);
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const refusedOr = (act: () => string): string | null => {
  try {
    return act();
  } catch (error) {
    if (error instanceof NavigationRefused) return null;
    throw error;
  }
};

/** URL builders that take a value of the platform or of a person. */
const WITH_VALUE = [
  paths.slug,
  paths.category,
  paths.game,
  paths.jackpot,
  paths.tournament,
  paths.offer,
  paths.promotion,
  paths.loyaltyProgram,
  paths.deposit,
  payPaths.success,
  paths.tournamentGames,
] as const;

property(
  'return address stays on the site and is final',
  fc.oneof(anyAddress, anyPath),
  (address) => {
    const path = sameSitePath(address);
    if (path === null) return;
    assertOwnPath(path);
    assert.equal(sameSitePath(path), path);
    assert.ok(!isServicePath(`/${decoded(stripLocale(path).path.split(/[/?#]/)[1] ?? '')}`));
    for (const [name] of new URL(path, SITE).searchParams) {
      assert.notEqual(name.toLowerCase(), 'redirecturl');
    }
  },
  6,
);

property(
  'return page is a page of the site or the fallback',
  fc.oneof(anyAddress, anyPath),
  (address) => {
    const path = safeReturnPath(address, '/fr');
    assertOwnPath(path);
    assert.equal(safeReturnPath(path, '/fr'), path);
  },
  3,
);

property('navigation never leaves the site unasked', anyAddress, (address) => {
  const target = refusedOr(() => checkNavigation(address, { origin: SITE }));
  if (target !== null) assert.equal(new URL(target, SITE).origin, SITE);
});

property('allowed navigation is http or https', anyAddress, (address) => {
  const target = refusedOr(() => checkNavigation(address, { origin: SITE, isExternalAllowed: true }));
  if (target !== null) assert.match(new URL(target, SITE).protocol, /^https?:$/);
});

property('allowed navigation is a URL (R-GUARD-20)', anyAddress, (address) => {
  const target = refusedOr(() => checkNavigation(address, { origin: SITE, isExternalAllowed: true }));
  if (target !== null) assert.notEqual(parseUrl(target, SITE), null);
});

property('social return leads to the site', anyQuery, (query) => {
  const path = readSocialReturn(query)?.path ?? null;
  if (path !== null) assertOwnPath(path);
});

property('data suffixes are gone after one pass', anyPath, (path) => {
  const bare = stripDataSuffix(path);
  assert.equal(stripDataSuffix(bare), bare);
  assert.ok(path.startsWith(bare) || bare === '/');
});

property('locale goes on and comes off', fc.tuple(anyLocale, anyPath), ([locale, path]) => {
  if (localePrefixOf(path) !== null) return;
  const located = stripLocale(localePath(locale, path));
  assert.equal(located.locale, locale);
  assert.equal(located.path, path);
});

property('letter case is mended once and nothing else changes', anyPath, (path) => {
  const mended = fixLetterCase(path);
  assert.equal(mended.toLowerCase(), path.toLowerCase());
  assert.equal(fixLetterCase(mended), mended);
});

property('any text survives in a part of an address', anyText, (text) => {
  assert.equal(decodeURIComponent(encodePart(text)), wellFormed(text));
});

property(
  'no value climbs out of its address',
  fc.tuple(fc.constantFrom(...WITH_VALUE), anyText),
  ([build, text]) => {
    const path = build(text);
    const { pathname, origin, search, hash } = new URL(path, SITE);
    assert.equal(origin, SITE);
    assert.equal(`${pathname}${search}${hash}`, path);
    if (pathname !== build('')) assert.equal(pathname.split('/').length, build('x').split('/').length);
  },
);

property(
  'filters of the hall survive in its address',
  fc.tuple(anyText, fc.array(anyText, { maxLength: 4 })),
  ([category, providers]) => {
    const url = new URL(paths.gameHall({ category, providers }), SITE);
    assert.equal(url.pathname, '/gamehall');
    assert.equal(url.searchParams.get('category') ?? '', wellFormed(category));
  },
);

property('a route is known whatever its query, and slugs are plain', anyPath, (path) => {
  const first = decoded(path.split('/')[1] ?? '');
  if (isKnownRoute(path) && isSlug(first)) assert.doesNotMatch(first, /[\s/\\?#%]/);
  assert.ok(!isServicePath(`/${first}`) || !isKnownRoute(path));
});

import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Each test imports them: what the modules build on import is part of the test. */
const load = async () => ({
  ...(await import('./known-routes')),
  ...(await import('./paths')),
  ...(await import('./pay-paths')),
  ...(await import('./route-patterns')),
});

beforeEach(() => vi.resetModules());

describe('the fixed words of an address', () => {
  it('are lower case in every page, however they were typed', async () => {
    const { fixLetterCase, isKnownRoute, paths, payPaths } = await load();
    const addresses = [...Object.values(paths), ...Object.values(payPaths)].map((write) =>
      (write as (value?: unknown) => string)(undefined),
    );
    const fixed = addresses.filter((path) => !path.includes('undefined'));
    expect(fixed.length).toBeGreaterThan(20);
    for (const path of [
      ...fixed,
      '/cashier/billing',
      '/bets',
      '/responsible-game',
      '/confirmation/success',
    ]) {
      expect(fixLetterCase(path.toUpperCase())).toBe(path);
      expect(fixLetterCase(`/FR${path.toUpperCase()}`)).toBe(`/fr${path}`);
      expect(isKnownRoute(path), path).toBe(true);
    }
  });

  it.each([
    ['/Offers/Shop', '/offers/Shop'],
    ['/Offers/AB/GameHall', '/offers/AB/GameHall'],
    ['/Tournaments/AB/Other', '/tournaments/AB/Other'],
    ['/Tournaments', '/tournaments'],
    ['/EN', '/en'],
    ['/De/Offers', '/De/Offers'],
    ['Offers', 'Offers'],
    ['', ''],
  ])('are the only ones that change: %j is %j', async (typed, fixed) => {
    const { fixLetterCase } = await load();
    expect(fixLetterCase(typed)).toBe(fixed);
  });

  it('R-HOME-02: are no slugs', async () => {
    const { isPageSegment, isServicePath, isSlug, RESERVED_SEGMENTS } = await load();
    for (const word of ['offers', 'cashier', 'betting', 'winners', 'responsible-game', '_icons']) {
      expect([isPageSegment(word), isServicePath(`/${word}`), isSlug(word)]).toEqual([true, false, false]);
    }
    for (const word of ['api', '_next', '_system', '_', 'sw.js', 'robots.txt', 'healthz']) {
      expect([isPageSegment(word), isServicePath(`/${word}`), isSlug(word)]).toEqual([false, true, false]);
    }
    for (const word of ['en', 'fr']) expect(RESERVED_SEGMENTS.has(word) && !isSlug(word)).toBe(true);
    expect(isPageSegment('toString')).toBe(false);
  });
});

describe('a slug', () => {
  it.each(['a', '7', '_a', 'é', 'a.b_c~d-e', 'e\u0301', '١', 'x'.repeat(100)])('may be %j', async (slug) => {
    const { isKnownRoute, isSlug } = await load();
    expect(isSlug(slug)).toBe(true);
    expect(isKnownRoute(`/${encodeURIComponent(slug)}`)).toBe(true);
  });

  it.each(['-a', '.a', '~', '\u0301a', 'a b', 'a/b', 'a?', 'a!', ' a', 'a\n', 'x'.repeat(101)])(
    'is not %j',
    async (slug) => {
      const { isSlug } = await load();
      expect(isSlug(slug)).toBe(false);
    },
  );
});

describe('R-ROUTE-03: no route', () => {
  it.each(['/%E0%A4%A', '/bets/../x/y/', '/jackpots/', '', '/tournaments//gamehall', '/profile/'])(
    'is %j',
    async (path) => {
      const { isKnownRoute } = await load();
      expect(isKnownRoute(path)).toBe(path.startsWith('/bets/'));
    },
  );

  it('has fewer parts than its pattern', async () => {
    const { isKnownRoute } = await load();
    expect([isKnownRoute('/bets'), isKnownRoute('/bets/'), isKnownRoute('/')]).toEqual([true, true, true]);
  });
});

describe('written addresses', () => {
  it('R-ROUTE-07: the hall has a query only for what is filtered', async () => {
    const { paths } = await load();
    expect(paths.gameHall()).toBe('/gamehall');
    expect(paths.gameHall({})).toBe('/gamehall');
    expect(paths.gameHall({ category: '', providers: [] })).toBe('/gamehall');
    expect(paths.gameHall({ category: 0 })).toBe('/gamehall?category=0');
    expect(paths.gameHall({ providers: ['a'] })).toBe('/gamehall?providers=a');
    expect(paths.gameHall({ category: 'x y', providers: ['a,b', 'c'] })).toBe(
      '/gamehall?category=x%20y&providers=a%2Cb,c',
    );
  });

  it.each([
    [undefined, '/cashier/deposit'],
    ['', '/cashier/deposit'],
    ['visa', '/cashier/deposit/visa'],
    ['..', '/cashier/deposit/-'],
  ])('a parameter that is %j', async (value, path) => {
    const { paths } = await load();
    expect(paths.deposit(value)).toBe(path);
  });
});

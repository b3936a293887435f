import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import {
  loadCategory,
  loadCategoryLinks,
  loadFirstGames,
  loadGamePage,
  loadGameRows,
  loadHall,
  loadOwnCategories,
} from './loader';

vi.mock('@/lib/seo/page-metadata.server', () => ({ pageSeo: (query: object) => Promise.resolve(query) }));
vi.mock('./structured-data.server', () => ({ gameCrumbs: () => Promise.resolve(null) }));
const env = vi.hoisted((): { SITE_URL: string; GAMES_ORIGIN?: string } => ({
  SITE_URL: 'https://casino.example',
}));
vi.mock('@/lib/env/server', () => ({ env }));

const { platform, content } = serverBackEnds(env);
/** Data by method; a function is called with the query. */
const responses = new Map<string, unknown>();
const RECORDS: Readonly<Record<string, object>> = {
  'games-config': { hiddenCategories: ['9'], playUrl: '/p/{sysname}' },
};

function category(id: string, redirect_url: string | null = null) {
  return { id, name: `Category ${id}`, type: 'all', redirect_url };
}

function game(sysname: string) {
  return { sysname, name: sysname, image_url: null, provider: null, type: 'slot', has_demo: true };
}

beforeEach(() => {
  responses.clear();
  platform.mockImplementation((method, query) => {
    const response = responses.get(method);
    return typeof response === 'function' ? response(query) : (response ?? null);
  });
  content.mockImplementation((collection) => RECORDS[collection] ?? null);
});

describe('loadCategory', () => {
  it.each([
    ['an unknown id', '77', 'en', '/gamehall'],
    ['an id that is no number', 'abc', 'fr', '/fr/gamehall'],
    ['a hidden category', '9', 'fr', '/fr/gamehall'],
    ['a path of the site', '3', 'fr', '/fr/jackpots'],
    ['another site', '4', 'en', 'https://partner.example/x'],
    ['an absolute address of this site', '8', 'fr', '/fr/offers?a=1'],
  ] as const)('%s is led on in the visitor’s language (R-GUARD-22)', async (_name, id, locale, to) => {
    const items = [
      category('9'),
      category('3', '/jackpots'),
      category('4', 'https://partner.example/x'),
      category('8', 'https://casino.example/offers?a=1'),
    ];
    responses.set('games.getCategories', { items, total: 4 });
    expect(await loadCategory(id, locale)).toEqual({ kind: 'redirect', to });
  });

  it.each(['javascript:alert(1)', '//evil.example', '/gamehall/5', '/gamehall/5?a=1', '/api/x', ''])(
    'passes over the address %s',
    async (address) => {
      responses.set('games.getCategories', { items: [category('5', address)], total: 1 });
      expect(await loadCategory('5', 'en')).toMatchObject({ kind: 'category' });
    },
  );

  it.each(['3', '4', '5'])('R-GUARD-22 of a circle each category shows its games: %s', async (id) => {
    const items = [
      category('3', '/gamehall/4'),
      category('4', '/fr/gamehall/5?from=4'),
      category('5', '/gamehall/3'),
      category('6', '/gamehall/3'),
    ];
    responses.set('games.getCategories', { items, total: 4 });
    expect(await loadCategory(id, 'en')).toMatchObject({ kind: 'category' });
    expect(await loadCategory('6', 'en')).toEqual({ kind: 'redirect', to: '/gamehall/3' });
    expect((await loadOwnCategories('en'))?.map((own) => own.id)).toEqual(['3', '4', '5']);
  });

  it('does not take a failed read for an unknown category', async () => {
    expect(await loadCategory('5', 'en')).toEqual({ kind: 'failed' });
  });
});

describe('links to categories (R-GUARD-22)', () => {
  it.each(['en', 'fr'] as const)(
    '%s: name the page that a category leads to, if it is one of the site',
    async (locale) => {
      const items = [
        category('1', '/jackpots?a=1#b'),
        category('2', 'https://casino.example/fr/offers'),
        category('3', 'https://shop.example/'),
        category('4'),
        category('5', '/gamehall/5'),
        category('6', 'javascript:alert(1)'),
      ];
      responses.set('games.getCategories', { items, total: items.length });
      const links = await loadCategoryLinks(locale);
      expect(links.map(({ id, href }) => [id, href])).toEqual([
        ['1', '/jackpots?a=1#b'],
        ['2', '/offers'],
        ['3', undefined],
        ['4', undefined],
        ['5', undefined],
        ['6', undefined],
      ]);
      expect((await loadHall(locale)).categories).toEqual(links);
    },
  );

  it('are none while the categories cannot be read, and in the hall of a tournament', async () => {
    expect(await loadCategoryLinks('en')).toEqual([]);
    responses.set('games.getCategories', { items: [category('1')], total: 1 });
    expect((await loadHall('en', { event: { tournament_id: '1' } })).categories).toEqual([]);
  });
});

describe('loadFirstGames', () => {
  it('cuts what a platform returns beyond the number requested', async () => {
    const items = Array.from({ length: 3_000 }, (_, at) => game(`g${at}`));
    responses.set('games.get', { items, total: 3_000 });
    const first = await loadFirstGames('en');
    expect(first?.total).toBe(3_000);
    expect(first?.items.map(({ sysname }) => sysname)).toEqual(
      items.slice(0, 24).map(({ sysname }) => sysname),
    );
  });
});

describe('loadGameRows', () => {
  it('leaves out categories that are empty or lead elsewhere', async () => {
    const items = [category('1', '/jackpots'), category('2'), category('3')];
    responses.set('games.getCategories', { items, total: 3 });
    responses.set('games.get', (query: URLSearchParams) => ({
      items: JSON.parse(query.get('options') ?? '{}').category === 3 ? [game('a')] : [],
      total: 0,
    }));
    expect((await loadGameRows('en')).map((row) => row.category.id)).toEqual(['3']);
  });

  it('R-GUARD-22 has a row for a category whose address is passed over', async () => {
    responses.set('games.getCategories', { items: [category('5', '/gamehall/5')], total: 1 });
    responses.set('games.get', { items: [game('a')], total: 1 });
    expect((await loadGameRows('en')).map((row) => row.category.id)).toEqual(['5']);
  });
});

describe('loadGamePage', () => {
  it('distinguishes an unknown game from a failed read, whose page is closed to search engines', async () => {
    const failed = await loadGamePage('missing', 'en');
    expect(failed).toMatchObject({ seo: { isItemUnread: true } });
    expect(failed?.view).toBeUndefined();
    responses.set('games.get', { items: [game('other')], total: 1 });
    expect(await loadGamePage('missing', 'en')).toBeNull();
    expect(await loadGamePage('no sysname', 'en')).toBeNull();
  });

  it('gives the game with others like it, itself left out, by the address of games-config (R-GAME-14)', async () => {
    const all = [game('book'), game('fruit')];
    responses.set('games.get', (query: URLSearchParams) => {
      const sysnames = query.get('sysnames')?.split(',');
      return { items: sysnames ? all.filter(({ sysname }) => sysnames.includes(sysname)) : all, total: 2 };
    });
    const page = await loadGamePage('book', 'fr');
    expect(page?.view?.related.map(({ sysname }) => sysname)).toEqual(['fruit']);
    expect(page?.view?.playUrl).toBe('/p/{sysname}');
    env.GAMES_ORIGIN = 'https://games.example';
    expect((await loadGamePage('book', 'fr'))?.view?.playUrl).toBe('https://games.example/p/{sysname}');
    delete env.GAMES_ORIGIN;
    expect(page?.seo).toMatchObject({ template: '/game/##name##', name: 'book', isItemUnread: false });
  });
});

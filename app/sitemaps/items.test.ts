import { beforeEach, expect, it, vi } from 'vitest';
import { contentReads } from '@/lib/content/content-state.server';
import { SEO_TEMPLATES } from '@/lib/routing/url-template';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import { sitemapPages } from './parts';

const isListedKind = vi.hoisted(() => vi.fn<(template: string, locale: string) => Promise<boolean>>());
const listedRecord = vi.hoisted(() =>
  vi.fn<(path: string, locale: string) => Promise<{ isMissing: boolean } | null>>(),
);
vi.mock('@/lib/seo/is-listed.server', () => ({
  isListedKind,
  isOpenAddress: () => Promise.resolve(true),
  listedRecord,
}));
const env = vi.hoisted(() => ({ SITE_URL: 'https://casino.test' }));
vi.mock('@/lib/env/server', () => ({ env }));
vi.mock('@/lib/games/loader', () => ({ loadOwnCategories: () => Promise.resolve([]) }));
vi.mock('@/lib/jackpots/loader', () => ({ loadJackpots: () => Promise.resolve([]) }));
vi.mock('@/lib/loyalty/loader', () => ({ loadPrograms: () => Promise.resolve([{ sysname: 'club' }]) }));
const offers = vi.hoisted(() => [] as { id: string }[]);
vi.mock('@/lib/offers/loader', () => ({
  loadOffers: () => Promise.resolve(offers),
  loadPromotions: () => Promise.resolve([]),
}));
vi.mock('@/lib/tournaments/loader', () => ({ loadTournaments: () => Promise.resolve([{ id: '5' }]) }));

const { content } = serverBackEnds(env);
const switchLoyalty = (loyalty: boolean) => {
  contentReads.purge();
  content.mockImplementation((collection) =>
    collection === 'prazer-config' ? { features: { loyalty } } : null,
  );
};

beforeEach(() => switchLoyalty(false));
beforeEach(() => void listedRecord.mockResolvedValue({ isMissing: true }));

it('lists the games of a tournament beside it, as far as their own record allows', async () => {
  isListedKind.mockImplementation((template, locale) =>
    Promise.resolve(template !== SEO_TEMPLATES.tournamentGames || locale === 'fr'),
  );
  expect(await sitemapPages('items')).toEqual([
    { path: '/tournaments/5', locales: ['en', 'fr'] },
    { path: '/tournaments/5/gamehall', locales: ['fr'] },
  ]);
});

it('an item’s own record decides before the one its kind shares', async () => {
  isListedKind.mockImplementation((template) => Promise.resolve(template === SEO_TEMPLATES.tournament));
  listedRecord.mockImplementation((path, locale) => {
    if (path === '/tournaments/5') return Promise.resolve(locale === 'en' ? null : { isMissing: true });
    return Promise.resolve({ isMissing: locale === 'fr' });
  });
  expect(await sitemapPages('items')).toEqual([
    { path: '/tournaments/5', locales: ['fr'] },
    { path: '/tournaments/5/gamehall', locales: ['en'] },
  ]);
});

it('lists pages and programmes of loyalty only while loyalty is switched on', async () => {
  isListedKind.mockResolvedValue(true);
  const listed = async (name: string) => ((await sitemapPages(name)) ?? []).map(({ path }) => path);
  const ofLoyalty = async () =>
    [...(await listed('pages')), ...(await listed('items'))].filter((path) => path.startsWith('/loyalty'));
  expect(await ofLoyalty()).toEqual([]);
  switchLoyalty(true);
  expect(await ofLoyalty()).toEqual(['/loyalty', '/loyalty/shop', '/loyalty/club']);
});

it('reads the records of eight items at a time, in every language', async () => {
  let open = 0;
  let most = 0;
  listedRecord.mockImplementation(async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 1));
    open -= 1;
    return { isMissing: false };
  });
  offers.push(...Array.from({ length: 30 }, (_, index) => ({ id: String(index) })));
  expect(await sitemapPages('items')).toHaveLength(32);
  expect(most).toBe(16);
  offers.length = 0;
});

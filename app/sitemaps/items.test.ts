import { expect, it, vi } from 'vitest';
import { SEO_TEMPLATES } from '@/lib/seo/url-template';
import { sitemapPages } from './parts';

const isListedKind = vi.hoisted(() => vi.fn<(template: string, locale: string) => Promise<boolean>>());
vi.mock('@/lib/seo/is-listed.server', () => ({
  isListedKind,
  isOpenAddress: () => Promise.resolve(true),
  listedRecord: vi.fn(),
}));
vi.mock('@/lib/platform/share.server', () => ({ readPublic: vi.fn() }));
vi.mock('@/lib/content/loaders.server', () => ({ loadCollection: vi.fn(), loadSiteConfig: vi.fn() }));
vi.mock('@/lib/games/loader', () => ({ loadCategories: () => Promise.resolve([]) }));
vi.mock('@/lib/jackpots/loader', () => ({ loadJackpots: () => Promise.resolve([]) }));
vi.mock('@/lib/loyalty/loader', () => ({ loadPrograms: () => Promise.resolve([]) }));
vi.mock('@/lib/offers/loader', () => ({
  loadOffers: () => Promise.resolve([]),
  loadPromotions: () => Promise.resolve([]),
}));
vi.mock('@/lib/tournaments/loader', () => ({ loadTournaments: () => Promise.resolve([{ id: '5' }]) }));

it('R-SEO lists the games of a tournament beside it, as far as their own record allows', async () => {
  isListedKind.mockImplementation((template, locale) =>
    Promise.resolve(template !== SEO_TEMPLATES.tournamentGames || locale === 'fr'),
  );
  expect(await sitemapPages('items')).toEqual([
    { path: '/tournaments/5', locales: ['en', 'fr'] },
    { path: '/tournaments/5/gamehall', locales: ['fr'] },
  ]);
});

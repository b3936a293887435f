import { beforeAll, describe, expect, it, vi } from 'vitest';
import { contentReads } from '@/lib/content/content-state.server';
import { compileRedirectRules } from '@/lib/site-settings/redirect-rules';
import { compileRobots } from '@/lib/site-settings/robots';
import { PATHS_PER_SITEMAP } from '@/lib/seo/sitemap';
import { serverBackEnds } from '@/tests/support/server-back-ends';

const GAMES = 60_000;
/** CPU time of one part, which takes some 300 ms: search engines give up on a slow sitemap. */
const PART_LIMIT_MS = 10_000;
const SITE = 'https://casino.test';

const settings = vi.hoisted(() => vi.fn());

const env = vi.hoisted(() => ({ SITE_URL: 'https://casino.test' }));
vi.mock('@/lib/env/server', () => ({ env }));
vi.mock('@/lib/site-settings/settings.server', () => ({ readySettings: settings }));
vi.mock('@/lib/games/loader', () => ({ loadOwnCategories: () => Promise.resolve([]) }));
vi.mock('@/lib/jackpots/loader', () => ({ loadJackpots: () => Promise.resolve([]) }));
vi.mock('@/lib/loyalty/loader', () => ({ loadPrograms: () => Promise.resolve([]) }));
vi.mock('@/lib/offers/loader', () => ({
  loadOffers: () => Promise.resolve([]),
  loadPromotions: () => Promise.resolve([]),
}));
vi.mock('@/lib/tournaments/loader', () => ({ loadTournaments: () => Promise.resolve([]) }));

const { platform, content } = serverBackEnds(env);
const numbers = (query: URLSearchParams) =>
  [Number(query.get('offset')), Number(query.get('count'))] as const;

const index = await import('../sitemap.xml/route');
const part = await import('./[part]/route');

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

async function readPart(address: string): Promise<string> {
  const name = new URL(address).pathname.split('/').at(-1) ?? '';
  const response = await part.GET(new Request(address), { params: Promise.resolve({ part: name }) });
  expect(response.status, address).toBe(200);
  return response.text();
}

beforeAll(() => {
  platform.mockImplementation((_, query) => {
    const [offset, count] = numbers(query);
    const length = Math.max(0, Math.min(count, GAMES - offset));
    return {
      total: GAMES,
      items: Array.from({ length }, (_item, at) => ({ sysname: `game-${offset + at}` })),
    };
  });
  content.mockImplementation((collection) =>
    collection === 'page-seo' ? { robots: 'index, follow' } : null,
  );
  settings.mockResolvedValue({
    isClosed: compileRobots('User-agent: *\nDisallow: /game/game-7$\n'),
    redirects: compileRedirectRules([{ from: '/game/game-8', to: '/gamehall' }], 'casino.test').rules,
  });
});

describe('the sitemaps of a site with 60,000 games', () => {
  let parts: string[] = [];

  it('the index names every part by its whole address', async () => {
    const response = await index.GET();
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    parts = locations(await response.text());
    // Without lists there is no sitemap of their items.
    expect(parts.slice(0, 2)).toEqual([`${SITE}/sitemaps/pages.xml`, `${SITE}/sitemaps/games-1.xml`]);
    expect(parts.at(-1)).toBe(`${SITE}/sitemaps/games-${GAMES / PATHS_PER_SITEMAP}.xml`);
  });

  it('every game stands in them once a language, within the limits of search engines and of patience', async () => {
    const seen = new Set<string>();
    for (const address of parts.filter((name) => name.includes('/games-'))) {
      const since = process.cpuUsage();
      const xml = await readPart(address);
      const { user, system } = process.cpuUsage(since);
      expect((user + system) / 1_000, address).toBeLessThan(PART_LIMIT_MS);
      const found = locations(xml);
      expect(found.length, address).toBeLessThanOrEqual(50_000);
      expect(Buffer.byteLength(xml), address).toBeLessThanOrEqual(50 * 1024 * 1024);
      for (const game of found) seen.add(game);
    }
    // One is excluded by robots.txt, one is redirected.
    expect(seen.size).toBe(2 * (GAMES - 2));
    expect(seen.has(`${SITE}/game/game-7`)).toBe(false);
    expect(seen.has(`${SITE}/game/game-8`)).toBe(false);
    expect(seen.has(`${SITE}/fr/game/game-59999`)).toBe(true);
  }, 120_000);

  it('reads the platform in steps, and not again for requests within ten minutes', async () => {
    const reads = platform.mock.calls.length;
    expect(Math.max(...platform.mock.calls.map(([, query]) => numbers(query)[1]))).toBe(500);
    await readPart(`${SITE}/sitemaps/games-12.xml`);
    expect(platform.mock.calls).toHaveLength(reads);
  });

  it('there is no part after the last one', async () => {
    const response = await part.GET(new Request(SITE), { params: Promise.resolve({ part: 'games-13.xml' }) });
    expect(response.status).toBe(404);
  });

  it('a platform that gives fewer at once than requested loses none', async () => {
    const { sitemapPages } = await import('./parts');
    const all = Array.from({ length: 2_345 }, (_, place) => ({ sysname: `game-${place + 10}` }));
    platform.mockImplementation((_, query) => {
      const [offset, count] = numbers(query);
      return { total: all.length, items: all.slice(offset, offset + Math.min(count, 100)) };
    });
    expect(await sitemapPages('games-1')).toHaveLength(all.length);
  });

  it('names no part of them while search engines may not list games, and answers for those it named', async () => {
    const items = Array.from({ length: 500 }, (_item, at) => ({ sysname: `game-${at}` }));
    platform.mockReturnValue({ total: GAMES, items });
    content.mockImplementation((collection, query) => {
      if (collection !== 'page-seo') return null;
      return { robots: query.get('filters[url][$eq]')?.startsWith('/game/') ? 'noindex' : 'index' };
    });
    contentReads.purge();
    expect(locations(await (await index.GET()).text())).toEqual([`${SITE}/sitemaps/pages.xml`]);
    expect(locations(await readPart(`${SITE}/sitemaps/games-2.xml`))).toEqual([]);
  });
});

import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures';

/** Pages of games requested besides all others: each is made when it is requested, and all are made alike. */
const GAMES_SAMPLED = 40;

interface CrawledPage {
  status: number;
  title: string;
  canonical: string[];
  titles: number;
  links: string[];
}

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = '']) =>
    found.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
  );
}

async function crawl(request: APIRequestContext, path: string): Promise<CrawledPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = (await response.text()).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  const titles = all(html.replace(/<svg[\s\S]*?<\/svg>/g, ''), /<title>([^<]*)<\/title>/g);
  return {
    status: response.status(),
    title: titles[0] ?? '',
    titles: titles.length,
    canonical: all(html, /<link rel="canonical" href="([^"]*)"/g),
    links: all(html, /<a\b[^>]*?\shref="([^"]*)"/g),
  };
}

async function addresses(request: APIRequestContext, sitemap: string): Promise<string[]> {
  const response = await request.get(sitemap);
  expect(response.status(), sitemap).toBe(200);
  expect(response.headers()['content-type']).toContain('application/xml');
  return all(await response.text(), /<loc>([^<]*)<\/loc>/g).map((address) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
}

test.use({ isTheSameAtEveryWidth: true });

test('R-SHAPE-09 the site is walked from its sitemap and by its links: nothing broken, no chains, no orphans, no title twice', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(450_000);
  const listed = new Set<string>();
  for (const sitemap of await addresses(request, '/sitemap.xml')) {
    const found = await addresses(request, sitemap);
    expect(new Set(found).size, `${sitemap} lists an address twice`).toBe(found.length);
    const isOfGames = sitemap.includes('/games-');
    for (const path of isOfGames ? found.slice(0, GAMES_SAMPLED) : found) listed.add(path);
  }
  const site = new URL(baseURL ?? '').origin;
  const pages = new Map<string, CrawledPage>();
  const linked = new Set<string>(['/', '/fr']);
  for (const path of listed) {
    const page = await crawl(request, path);
    pages.set(path, page);
    expect(page.status, path).toBe(200);
    expect(page.titles, `titles of ${path}`).toBe(1);
    expect(page.canonical, path).toEqual([new URL(path, site).href.replace(/\/$/, path === '/' ? '/' : '')]);
    for (const link of page.links) {
      const url = new URL(link, new URL(path, site));
      if (url.origin === site) linked.add(url.pathname);
    }
  }
  const orphans = [...listed].filter((path) => !linked.has(path) && !path.includes('/game/'));
  expect(orphans, 'listed, but linked to from no page').toEqual([]);
  const seen = new Map<string, string>();
  const twice: string[][] = [];
  for (const [path, { title }] of pages) {
    const key = `${/^\/fr\b/.test(path) ? 'fr' : 'en'} ${title}`;
    const other = seen.get(key);
    if (other === undefined) seen.set(key, path);
    else twice.push([title, other, path]);
  }
  expect(twice, 'titles that several pages share').toEqual([]);

  const beyond = [...linked].filter((path) => !listed.has(path) && !/^\/(?:fr\/)?game\//.test(path));
  for (const path of beyond) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), `link to ${path}`).toBeLessThan(400);
    if (response.status() < 300) continue;
    const target = new URL(response.headers().location ?? '', new URL(path, site));
    expect(
      (await request.get(target.href, { maxRedirects: 0 })).status(),
      `${path} leads to ${target.href}`,
    ).toBe(200);
  }
});

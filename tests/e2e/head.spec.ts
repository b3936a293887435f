import { readFileSync } from 'node:fs';
import { address, expect, LOCALES, test } from './fixtures';
import { readStructuredData, structuredData } from '../support/structured-data';
import { PUBLIC_PAGES, realAddress } from './routes';

const HOME_SECTIONS = {
  en: sectionTitles('en'),
  fr: sectionTitles('fr'),
};

const AGENTS = [
  undefined,
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
];

test.use({ isTheSameAtEveryWidth: true });

for (const locale of LOCALES) {
  for (const path of PUBLIC_PAGES) {
    test(`R-SEO-03 ${address(locale, path)} has its head whole for every visitor`, async ({
      playwright,
      baseURL,
    }) => {
      const real = await realAddress(path);
      const url = address(locale, real);
      for (const agent of AGENTS) {
        const context = await playwright.request.newContext({
          baseURL: baseURL ?? '',
          extraHTTPHeaders: { 'user-agent': agent ?? '' },
        });
        const html = await (await context.get(url)).text();
        const head = html.slice(0, html.indexOf('</head>'));
        expect(count(html, /<title>/g), 'one title').toBe(1);
        expect(count(head, /<title>[^<]+<\/title>/g), 'the title is in the head').toBe(1);
        expect(count(html, /rel="canonical"/g), 'one canonical').toBe(1);
        expect(head).toContain(`rel="canonical" href="${baseURL}${url === '/' ? '' : url}`);
        expect(head).not.toContain('##name##');
        expect(alternate(head, 'en')).toBe(absolute(baseURL, real));
        expect(alternate(head, 'fr')).toBe(absolute(baseURL, address('fr', real)));
        expect(alternate(head, 'x-default')).toBe(absolute(baseURL, real));
        const graphs = readStructuredData(html);
        expect(graphs.length, 'structured data stand in one script').toBeLessThanOrEqual(1);
        for (const graph of graphs) structuredData.parse(graph);
        expect(html, 'the heading is in the HTML').toMatch(/<h1[^>]*>(?:<[^>]+>)*[^<\s]/);
        await context.dispose();
      }
    });
  }
}

for (const locale of LOCALES) {
  for (const path of ['/a/b/c', '/nobody-wrote-this', '/game/no-such-game']) {
    test(`R-ERR-06 ${address(locale, path)} is a whole page with its title, closed to search engines`, async ({
      request,
    }) => {
      const response = await request.get(address(locale, path));
      expect(response.status()).toBe(404);
      expect(response.headers()['x-page-status']).toBeUndefined();
      const html = await response.text();
      expect(count(html, /<title>[^<]+<\/title>/g), 'one title').toBe(1);
      expect(html.match(/<meta name="robots" content="[^"]*"/g)).toEqual([
        '<meta name="robots" content="noindex, follow"',
      ]);
    });
  }

  test(`R-SHAPE-05, R-HOME-01, R-SEO-12 ${address(locale, '/')} is written on the server: record, sections and games`, async ({
    request,
  }) => {
    const html = await (await request.get(address(locale, '/'))).text();
    const head = html.slice(0, html.indexOf('</head>'));
    const body = html.slice(head.length).replace(/<script\b[\s\S]*?<\/script>/g, '');
    expect(head).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(head).toContain('<meta name="site-verification" content="aurelia-4f7c1e9b2d"/>');
    expect(head).toMatch(/<meta property="og:image" content="http[^"]+"/);
    for (const title of HOME_SECTIONS[locale]) expect(body).toContain(title);
    expect(count(body, /href="(?:\/fr)?\/game\//g), 'games in the HTML').toBeGreaterThanOrEqual(24);
    expect(count(body, /<h1\b/g), 'one heading').toBe(1);
    expect(count(body, /<h2\b/g), 'headings of sections and of the text of the record').toBeGreaterThan(6);
  });
}

test('R-SEO-03 a filtered hall names the clean one as its canonical address', async ({
  request,
  baseURL,
}) => {
  for (const path of ['/gamehall', '/fr/gamehall', '/gamehall/1']) {
    const html = await (await request.get(`${path}?category=2&providers=aurum,nova&sort=name`)).text();
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
    expect(count(html, /rel="canonical"/g)).toBe(1);
  }
});

function absolute(base: string | undefined, path: string): string {
  return `${base ?? ''}${path === '/' ? '' : path}`;
}

function sectionTitles(locale: 'en' | 'fr'): string[] {
  const file = new URL(`../../i18n/messages/${locale}/home.json`, import.meta.url);
  const { winners, jackpots, offers, providers } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    string
  >;
  return [winners, jackpots, offers, providers].map((title) => title ?? '');
}

function alternate(head: string, language: string): string | undefined {
  const link = new RegExp(`<link rel="alternate" hrefLang="${language}" href="([^"]+)"`, 'i').exec(head);
  return link?.[1]?.replace(/\/$/, '');
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

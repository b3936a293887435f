import { address, expect, LOCALES, test } from './fixtures';
import { readStructuredData, structuredData } from '../support/structured-data';
import { PUBLIC_PAGES, realAddress } from './routes';

const AGENTS = [
  undefined,
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
];

test.skip(({ isMobile }) => isMobile, 'the HTML is the same at every width');

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
        const things = readStructuredData(html);
        expect(things.length, 'structured data stand in one script').toBeLessThanOrEqual(1);
        for (const graph of things) structuredData.parse(graph);
        expect(html, 'the heading is in the HTML').toMatch(/<h1[^>]*>(?:<[^>]+>)*[^<\s]/);
        await context.dispose();
      }
    });
  }
}

function absolute(base: string | undefined, path: string): string {
  return `${base ?? ''}${path === '/' ? '' : path}`;
}

function alternate(head: string, language: string): string | undefined {
  const link = new RegExp(`<link rel="alternate" hrefLang="${language}" href="([^"]+)"`, 'i').exec(head);
  return link?.[1]?.replace(/\/$/, '');
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

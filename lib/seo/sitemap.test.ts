import { describe, expect, it } from 'vitest';
import { PATHS_PER_SITEMAP, sitemapIndexXml, sitemapXml } from './sitemap';

const SITE = 'https://casino.test';

describe('sitemapXml', () => {
  it('lists a page once a language, with mutual alternates and x-default', () => {
    const xml = sitemapXml([{ path: '/offers', locales: ['en', 'fr'] }], SITE);
    const alternates = [
      '<xhtml:link rel="alternate" hreflang="en" href="https://casino.test/offers"/>',
      '<xhtml:link rel="alternate" hreflang="fr" href="https://casino.test/fr/offers"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://casino.test/offers"/>',
    ].join('');
    expect(xml).toContain(`<url><loc>https://casino.test/offers</loc>${alternates}</url>`);
    expect(xml).toContain(`<url><loc>https://casino.test/fr/offers</loc>${alternates}</url>`);
  });

  it('never names another site, whatever a path begins with', () => {
    const xml = sitemapXml([{ path: '//e.test/', locales: ['en', 'fr'] }], SITE);
    expect(xml.match(/https?:\/\/(?!www\.)[\w.]+/g)).toEqual(xml.match(/https:\/\/casino\.test/g));
  });

  it('names no alternate of a page that is there in one language only', () => {
    const xml = sitemapXml([{ path: '/press', locales: ['fr'] }], SITE);
    expect(xml).toContain('<url><loc>https://casino.test/fr/press</loc></url>');
    expect(xml).not.toContain('hreflang');
  });

  it.each([
    ['2026-03-04', '<lastmod>2026-03-04</lastmod>'],
    ['2026-03-04T22:10:00.000Z', '<lastmod>2026-03-04</lastmod>'],
    ['yesterday', ''],
    ['2026-99-99', ''],
    ['2026-02-30', ''],
    [null, ''],
  ])('writes the time of the last change %s only where it is one', (lastModified, written) => {
    const xml = sitemapXml([{ path: '/', locales: ['fr'], lastModified }], SITE);
    expect(xml).toContain(`<url><loc>https://casino.test/fr</loc>${written}</url>`);
  });

  it('lets no address end its element', () => {
    const xml = sitemapXml([{ path: '/game/a&b<c>"\'', locales: ['en'] }], SITE);
    expect(xml).not.toContain('<c>');
    expect(xml).toContain('&amp;');
  });

  it('stays below the limits of search engines with as many pages as one sitemap takes', () => {
    const pages = Array.from({ length: PATHS_PER_SITEMAP }, (_, index) => ({
      path: `/game/${'x'.repeat(100)}-${index}`,
      locales: ['en', 'fr'] as const,
    }));
    const xml = sitemapXml(pages, SITE);
    expect(xml.match(/<url>/g)).toHaveLength(2 * PATHS_PER_SITEMAP);
    expect(2 * PATHS_PER_SITEMAP).toBeLessThanOrEqual(50_000);
    expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
  });
});

describe('sitemapIndexXml', () => {
  it('lists absolute addresses', () => {
    expect(sitemapIndexXml(['/sitemaps/pages.xml'], SITE)).toContain(
      '<sitemap><loc>https://casino.test/sitemaps/pages.xml</loc></sitemap>',
    );
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_RECORD, FULL_RECORD } from './record.test-data';
import { SEO_TEMPLATES } from './url-template';

const loadPageSeo = vi.hoisted(() => vi.fn());
const isClosed = vi.hoisted(() => vi.fn<(path: string) => boolean>());

vi.mock('@/lib/env/server', () => ({ env: { SITE_URL: 'https://casino.test' } }));
vi.mock('@/lib/content/page-seo.server', () => ({ loadPageSeo }));
vi.mock('@/lib/content/loaders.server', () => ({
  loadCollection: () => Promise.resolve({ siteName: 'Casino' }),
}));
vi.mock('@/lib/middleware/settings.server', () => ({ readySettings: () => Promise.resolve({ isClosed }) }));

const { pageSeo } = await import('./page-metadata.server');

beforeEach(() => {
  loadPageSeo.mockReset().mockResolvedValue(FULL_RECORD);
  isClosed.mockReset().mockReturnValue(false);
});

describe('pageSeo', () => {
  it('R-SEO-01 R-SEO-02 asks by the plain path, with the template as fallback', async () => {
    await pageSeo({ path: '/offers/%C3%A9t%C3%A9', template: SEO_TEMPLATES.offer, locale: 'fr' });
    expect(loadPageSeo).toHaveBeenCalledWith('/offers/été', '/offers/##name##', 'fr');
  });

  it('hands out metadata, record, structured data and property tags', async () => {
    const seo = await pageSeo({ path: '/offers/11', name: 'Gold Rush', locale: 'fr' });
    expect(seo.metadata.title).toEqual({ absolute: 'Gold Rush | Offers' });
    expect(seo.metadata.alternates?.canonical).toBe('https://casino.test/fr/offers/11');
    expect(seo.record).toEqual(FULL_RECORD);
    expect(seo.jsonLd).toHaveLength(4);
    expect(seo.propertyTags).toEqual([{ property: 'article:author', content: 'Somebody' }]);
  });

  it('R-SEO-09 asks the robots rules with and without the locale prefix', async () => {
    isClosed.mockImplementation((path) => path === '/offers');
    const { metadata } = await pageSeo({ path: '/offers', locale: 'fr' });
    expect(metadata.robots).toBe('noindex, follow');
  });

  it('R-SEO-08 a page whose record could not be read stays open, as with an empty one', async () => {
    loadPageSeo.mockResolvedValue({ ...EMPTY_RECORD, isFailed: true });
    const { metadata } = await pageSeo({ path: '/offers', locale: 'en', fallbackTitle: 'Offers' });
    expect(metadata.title).toEqual({ absolute: 'Offers' });
    expect(metadata.robots).toBeUndefined();
  });

  it('R-SEO-08 closes the page of an item that could not be read', async () => {
    const { metadata } = await pageSeo({ path: '/offers/11', locale: 'en', isItemUnread: true });
    expect(metadata.robots).toBe('noindex, follow');
  });

  it.each([
    [{ fallbackTitle: 'Offers' }, 'Offers'],
    [{ name: 'Gold Rush' }, 'Gold Rush'],
    [{}, 'Casino'],
  ])('gives a page without record the title of %j', async (given, title) => {
    loadPageSeo.mockResolvedValue(EMPTY_RECORD);
    const { metadata } = await pageSeo({ path: '/offers', locale: 'en', ...given });
    expect(metadata.title).toEqual({ absolute: title });
  });
});

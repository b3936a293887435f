import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import { FULL_RECORD } from './record.test-data';
import { SEO_TEMPLATES } from '@/lib/routing/url-template';

const isClosed = vi.hoisted(() => vi.fn<(path: string) => boolean>());

const env = vi.hoisted(() => ({ SITE_URL: 'https://casino.test' }));
vi.mock('@/lib/env/server', () => ({ env }));
vi.mock('@/lib/site-settings/settings.server', () => ({
  readySettings: () => Promise.resolve({ isClosed }),
}));

const { content } = serverBackEnds(env);
const { pageSeo } = await import('./page-metadata.server');

beforeEach(() => {
  content.mockReset().mockImplementation((collection) => (collection === 'page-seo' ? FULL_RECORD : null));
  isClosed.mockReset().mockReturnValue(false);
});

describe('pageSeo', () => {
  it('R-SEO-01 R-SEO-02 requests by the plain path, with the template as fallback', async () => {
    content.mockReturnValue(null);
    await pageSeo({ path: '/offers/%C3%A9t%C3%A9', template: SEO_TEMPLATES.offer, locale: 'en' });
    const requested = content.mock.calls.map(([, query]) => query.get('filters[url][$eq]'));
    expect(requested.filter((url) => url !== null)).toEqual(['/offers/été', '/offers/##name##']);
  });

  it('hands out metadata, record, structured data and property tags', async () => {
    const seo = await pageSeo({ path: '/offers/11', name: 'Gold Rush', locale: 'fr' });
    expect(seo.metadata.title).toEqual({ absolute: 'Gold Rush | Offers' });
    expect(seo.metadata.alternates?.canonical).toBe('https://casino.test/fr/offers/11');
    expect(seo.record).toMatchObject({ ...FULL_RECORD, locale: 'fr' });
    expect(seo.jsonLd).toHaveLength(4);
    expect(seo.propertyTags).toEqual([{ property: 'article:author', content: 'Somebody' }]);
  });

  it('R-SEO-09 checks the robots rules with and without the locale prefix', async () => {
    isClosed.mockImplementation((path) => path === '/offers');
    const { metadata } = await pageSeo({ path: '/offers', locale: 'fr' });
    expect(metadata.robots).toBe('noindex, follow');
  });

  it('R-SEO-08 a page whose record could not be read stays open, as with an empty one', async () => {
    content.mockImplementation(() => {
      throw new Error('down');
    });
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
    content.mockReturnValue(null);
    const { metadata } = await pageSeo({ path: '/offers', locale: 'en', ...given });
    expect(metadata.title).toEqual({ absolute: title });
  });
});

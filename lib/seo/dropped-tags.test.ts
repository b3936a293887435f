import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import { FULL_RECORD } from './record.test-data';

const once = vi.hoisted(() => vi.fn());
vi.mock('@/lib/log', () => ({ log: { once } }));
const env = vi.hoisted(() => ({ SITE_URL: 'https://casino.test' }));
vi.mock('@/lib/env/server', () => ({ env }));
vi.mock('@/lib/site-settings/settings.server', () => ({
  readySettings: () => Promise.resolve({ isClosed: () => false }),
}));

const { content } = serverBackEnds(env);
const { pageSeo } = await import('./page-metadata.server');
const { loadSiteTags } = await import('./site-tags.server');

const logged = () => once.mock.calls.map(([key, level, event, fields]) => ({ key, level, event, fields }));

beforeEach(() => {
  once.mockReset();
  content.mockReset();
});

describe('meta tags that no page shows are logged', () => {
  it('of a page’s record, with its address', async () => {
    const meta = [
      { name: 'viewport', content: 'width=1' },
      { property: 'og:url', content: 'https://elsewhere.test' },
      { name: 'robots', content: 'noindex' },
      { name: 'author', content: 'A' },
    ];
    content.mockImplementation((collection) =>
      collection === 'page-seo' ? { ...FULL_RECORD, url: '/terms', meta } : null,
    );
    await pageSeo({ path: '/terms', locale: 'en' });
    expect(logged()).toEqual(
      ['viewport', 'og:url'].map((name) => ({
        key: `meta-tag-dropped.page-seo.${name}`,
        level: 'warn',
        event: 'meta-tag-dropped',
        fields: { collection: 'page-seo', url: '/terms', name },
      })),
    );
  });

  it('of every page: those that pages have of their own', async () => {
    const names = ['description', 'og:title', 'charset', 'bad name', 'author', 'constructor'];
    const items = names.map((name) => ({ name, content: 'x' }));
    content.mockImplementation((collection) => (collection === 'meta-data-tool' ? { items } : null));
    expect(await loadSiteTags('en')).toEqual({ author: ['x'], constructor: ['x'] });
    expect(logged().map(({ fields }) => fields.name)).toEqual(names.slice(0, 4));
  });
});

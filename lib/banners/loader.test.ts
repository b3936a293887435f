import { expect, it, vi } from 'vitest';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import { loadBanners } from './loader';

const env = vi.hoisted(() => ({ SITE_URL: 'https://site.test' }));
vi.mock('@/lib/env/server', () => ({ env }));

const { platform, content } = serverBackEnds(env);

const links = ['/loyalty/shop', '/fr/loyalty', '/offers', 'https://partner.test/loyalty', undefined];

async function shown(features: object) {
  const mapping = { title: 'title', link: 'buttonUrl' };
  content.mockImplementation((name) =>
    name === 'prazer-config' ? { features, descriptionMapping: { banners: mapping } } : null,
  );
  const items = links.map((link, id) => ({ id, finished_at: null, description: { title: 'x', link } }));
  platform.mockReturnValue({ items, total: items.length });
  return (await loadBanners('en')).map(({ href }) => href);
}

it('R-CMS-05 leaves out banners that lead to a page which is switched off', async () => {
  expect(await shown({ loyalty: false })).toEqual(['/offers', 'https://partner.test/loyalty', null]);
});

it('shows them while it is on', async () => {
  expect(await shown({ loyalty: true })).toHaveLength(links.length);
});

import { expect, it, vi } from 'vitest';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import { loadHome } from './load-home.server';

const env = vi.hoisted(() => ({ SITE_URL: 'https://site.test' }));
vi.mock('@/lib/env/server', () => ({ env }));
vi.mock('@/lib/seo/page-metadata.server', () => ({ pageSeo: vi.fn() }));
vi.mock('@/i18n/locale.server', () => ({ currentLocale: () => Promise.resolve('en') }));
vi.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));

const { platform, content } = serverBackEnds(env);

it('shows the largest jackpots', async () => {
  const jackpot = (id: number) => ({ id, amount: { amount: id, currency: 'EUR' }, description: null });
  const lists: Record<string, object[]> = {
    'Jackpots.get': [1, 2, 3, 4, 5].map(jackpot),
  };
  platform.mockImplementation((method) => {
    const items = lists[method];
    return items && { items, total: items.length };
  });
  content.mockReturnValue(null);
  const { jackpots } = await loadHome();
  expect(jackpots.map(({ id }) => id)).toEqual(['5', '4', '3']);
});

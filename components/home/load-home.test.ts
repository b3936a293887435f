import { expect, it, vi } from 'vitest';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import { loadHome } from './load-home.server';

const env = vi.hoisted(() => ({ SITE_URL: 'https://site.test' }));
vi.mock('@/lib/env/server', () => ({ env }));
vi.mock('@/lib/seo/page-metadata.server', () => ({ pageSeo: vi.fn() }));
vi.mock('@/i18n/locale.server', () => ({ currentLocale: () => Promise.resolve('en') }));
vi.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));

const { platform, content } = serverBackEnds(env);

it('shows the largest jackpots, and a running tournament before one whose end has passed', async () => {
  const jackpot = (id: number) => ({ id, amount: { amount: id, currency: 'EUR' }, description: null });
  const race = (id: number, finished_at: string) => ({
    id,
    status: 'active',
    started_at: null,
    finished_at,
    prize: null,
    is_participant: false,
    description: null,
  });
  const lists: Record<string, object[]> = {
    'Jackpots.get': [1, 2, 3, 4, 5].map(jackpot),
    'tournaments.get': [race(1, '2020-01-01T00:00:00.000Z'), race(2, '2099-01-01T00:00:00.000Z')],
  };
  platform.mockImplementation((method) => {
    const items = lists[method];
    return items && { items, total: items.length };
  });
  content.mockReturnValue(null);
  const { jackpots, tournament } = await loadHome();
  expect(jackpots.map(({ id }) => id)).toEqual(['5', '4', '3']);
  expect(tournament?.id).toBe('2');
});

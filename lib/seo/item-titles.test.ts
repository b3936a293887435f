import { beforeEach, expect, it, vi } from 'vitest';
import type { Locale } from '@/i18n/routing';
import { loadGamePage } from '@/lib/games/loader';
import { loadJackpotPage } from '@/lib/jackpots/loader';
import { loadProgramPage } from '@/lib/loyalty/loader';
import { loadCampaignPage } from '@/lib/offers/loader';
import { loadTournamentGamesPage, loadTournamentPage } from '@/lib/tournaments/loader';
import { serverBackEnds } from '@/tests/support/server-back-ends';

const env = vi.hoisted(() => ({ SITE_URL: 'https://site.test' }));
const pageSeo = vi.hoisted(() => vi.fn());
vi.mock('@/lib/env/server', () => ({ env }));
vi.mock('@/lib/seo/page-metadata.server', () => ({ pageSeo, breadcrumbs: vi.fn() }));
vi.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));

const { platform, content } = serverBackEnds(env);

const item = (id: string, name: string) => ({
  id,
  sysname: id,
  name,
  type: 'offer',
  status: 'active',
  amount: null,
  description: { name: 'Twin', name_1: name, title: name, title_1: name },
});

beforeEach(() => {
  platform.mockImplementation((method) => {
    if (method === 'metadata.getgeneralinfo') return null;
    const items = [item('11', 'Twin'), item('12', 'Twin'), item('13', 'Other')];
    return { items: items.map((one) => ({ ...one, promotions: items })), total: items.length };
  });
  content.mockReturnValue(null);
});

type Load = (locale: Locale, id: string) => Promise<unknown>;

it.each<[string, Load]>([
  ['offers', (locale, id) => loadCampaignPage('offer', locale, id)],
  ['promotions', (locale, id) => loadCampaignPage('promotion', locale, id)],
  ['tournaments', loadTournamentPage],
  ['games of tournaments', loadTournamentGamesPage],
  ['jackpots', loadJackpotPage],
  ['programmes', loadProgramPage],
  ['games', (locale, id) => loadGamePage(id, locale)],
])('R-SEO-02: %s that share a name have titles of their own', async (_, load) => {
  const titles: unknown[] = [];
  for (const id of ['11', '12', '13']) {
    pageSeo.mockClear();
    expect(await load('en', id)).not.toBeNull();
    titles.push(pageSeo.mock.calls[0]?.[0].name);
  }
  expect(new Set(titles).size).toBe(3);
});

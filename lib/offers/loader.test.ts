import { beforeEach, expect, it, vi } from 'vitest';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import { loadCampaignPage, loadOtherCampaigns } from './loader';

const env = vi.hoisted(() => ({ SITE_URL: 'https://site.test' }));
vi.mock('@/lib/env/server', () => ({ env }));
vi.mock('@/lib/seo/page-metadata.server', () => ({ pageSeo: vi.fn(), breadcrumbs: vi.fn() }));
vi.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));

const { platform, content } = serverBackEnds(env);

const COUNT = 130;
const offers = Array.from({ length: COUNT }, (_, at) => ({
  id: String(at + 1),
  description: null,
  promotions: [{ id: String(1_000 + at + 1), description: { name_1: `Promotion ${at + 1}` } }],
}));
const promotion = (id: string) => loadCampaignPage('promotion', 'en', id);

let isSecondPageRead = true;
beforeEach(() => {
  isSecondPageRead = true;
  platform.mockImplementation((_, query) => {
    const offset = Number(query.get('offset'));
    return offset === 0 || isSecondPageRead
      ? { items: offers.slice(offset, offset + 100), total: COUNT }
      : null;
  });
  content.mockReturnValue(null);
});

it('R-OFFER-04: a promotion beyond the first page of the platform has a page, an unknown one has none', async () => {
  expect(await promotion('1130')).toMatchObject({ name: 'Promotion 130' });
  expect(await promotion('1131')).toBeNull();
});

it('R-OFFER-04: a promotion is not called missing while its page of the list cannot be read', async () => {
  isSecondPageRead = false;
  expect(await promotion('1130')).toMatchObject({ campaign: null });
  expect(await promotion('1001')).toMatchObject({ name: 'Promotion 1' });
});

it('R-OFFER-04: an unknown promotion leads on to the first ones of the list, one of them to others', async () => {
  const ids = async (id: string) =>
    (await loadOtherCampaigns('promotion', 'en', id)).map((other) => other.id);
  expect(await ids('1131')).toEqual(['1001', '1002', '1003']);
  expect(await ids('1001')).toEqual(['1002', '1003', '1004']);
});

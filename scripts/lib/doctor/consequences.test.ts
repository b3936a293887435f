import { expect, it, vi } from 'vitest';
import { loadHome } from '@/components/home/load-home.server';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import { METHOD_CONSEQUENCES } from './consequences';

const env = vi.hoisted(() => ({ SITE_URL: 'https://site.test' }));
vi.mock('@/lib/env/server', () => ({ env }));
vi.mock('@/lib/seo/page-metadata.server', () => ({ pageSeo: vi.fn() }));
vi.mock('@/i18n/locale.server', () => ({ currentLocale: () => Promise.resolve('en') }));
vi.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));

const { platform, content } = serverBackEnds(env);

it('the home page leaves out what could not be read, as the doctor says of each method seen there', async () => {
  platform.mockReturnValue(null);
  content.mockReturnValue(null);
  const { seo: _, siteName: _name, features: _features, tournament, ...lists } = await loadHome();
  expect([tournament, ...Object.values(lists).flat()]).toEqual([null]);
  const atHome = Object.entries(METHOD_CONSEQUENCES).filter(([, { pages }]) =>
    pages.split(', ').includes('/'),
  );
  const others = atHome.filter(([, { look }]) => !/left out|leaves the block out/.test(look));
  expect(others).toEqual([]);
  expect(atHome.length).toBeGreaterThan(5);
});

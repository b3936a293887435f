import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PageSeo } from '@/lib/seo/page-metadata.server';
import { Page } from './page';

vi.mock('@/i18n/locale.server', () => ({ currentLocale: () => Promise.resolve('fr') }));
// A server component, which this renderer cannot wait for.
vi.mock('./seo-text', () => ({ SeoText: () => null }));

const seo = {
  metadata: { title: { absolute: 'Loyalty | Casino' } },
  record: { text: null, lang: 'fr', borrowed: [] },
  jsonLd: [],
  propertyTags: [],
} as unknown as PageSeo;

it.each(['en', undefined] as const)('a heading in the language %j says so', async (titleLang) => {
  render(await Page({ seo, title: 'Loyalty', titleLang, children: null }));
  expect(screen.getByRole('heading', { level: 1, name: 'Loyalty' }).lang).toBe(titleLang ?? '');
});

it('stands what belongs to the heading beside it', async () => {
  render(await Page({ seo, title: 'Shop', aside: <p>4,820 coins</p>, children: <p>Rewards</p> }));
  const head = screen.getByRole('heading', { level: 1 }).parentElement?.parentElement;
  expect(head).toContainElement(screen.getByText('4,820 coins'));
  expect(head).not.toContainElement(screen.getByText('Rewards'));
});

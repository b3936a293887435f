import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { MissingPage } from './missing-page';

vi.mock('next/navigation', () => ({ usePathname: () => '/offers/99' }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'system' | 'games') =>
    createTranslator({ locale: 'en', messages: catalogue.en, namespace }),
}));
vi.mock('./system-page', () => ({ SystemPage: ({ after }: { after: React.ReactNode }) => after }));

it.each([
  [undefined, 'All games', '/gamehall'],
  [{ href: '/offers', label: 'All offers' }, 'All offers', '/offers'],
])('R-ERR-06: leads on to the list the item would belong to, else to the games (%j)', async (...row) => {
  const [onward, name, href] = row;
  renderWithTexts(await MissingPage({ onward }));
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { Header } from './header';

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/fr/offers' }));

const menu = [
  { title: 'Offres', href: '/offers', icon: null },
  { title: 'Partenaire', href: 'https://ext.test/a', icon: null },
  { title: 'Écrire', href: 'mailto:a@b.test', icon: null },
  { title: 'Appeler', href: 'tel:+33', icon: null },
];

async function renderMenu() {
  renderWithTexts(await Header({ siteName: 'Casino', menu, locales: ['en', 'fr'] }), 'fr');
  return within(screen.getByRole('navigation', { name: 'mainMenu' }));
}

it.each([
  ['Partenaire', 'https://ext.test/a'],
  ['Écrire', 'mailto:a@b.test'],
  ['Appeler', 'tel:+33'],
])(
  'R-ROUTE-31: the entry %s leads to %s in every language, as other links elsewhere do',
  async (name, href) => {
    const entry = (await renderMenu()).getByRole('link', { name });
    expect(entry).toHaveAttribute('href', href);
    expect(entry).toHaveAttribute('target', '_blank');
    expect(entry).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(entry).not.toHaveAttribute('data-soft');
    expect(entry).toHaveClass('navLink');
  },
);

it('R-ROUTE-31: an entry of the site leads to its page in the language, and is marked there', async () => {
  const entry = (await renderMenu()).getByRole('link', { name: 'Offres' });
  expect(entry).toHaveAttribute('href', '/fr/offers');
  expect(entry).toHaveAttribute('aria-current', 'page');
});

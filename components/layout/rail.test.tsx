import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import type { MenuEntry } from '@/stores/dialogs';
import { Rail } from './rail';

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/fr/offers' }));

const categories = [{ id: '12', name: 'Machines à sous' }];

const menu: MenuEntry[] = [
  { title: 'Jeux', href: '/gamehall', icon: null },
  { title: 'Assistance', href: '/support', icon: null },
  { title: 'Offres', href: '/offers', icon: null },
  { title: 'Winners', href: '/winners', icon: null, lang: 'en' },
  { title: 'Partner', href: 'https://ext.test/b', icon: null, lang: 'en' },
  { title: 'Partenaire', href: 'https://ext.test/a', icon: null },
  { title: 'Écrire', href: 'mailto:a@b.test', icon: null },
  { title: 'Appeler', href: 'tel:+33', icon: null },
];

async function renderMenu() {
  renderWithTexts(await Rail({ menu, categories, locales: ['en', 'fr'] }), 'fr');
  return within(screen.getByRole('navigation', { name: 'mainMenu' }));
}

it.each([
  ['Partenaire', 'https://ext.test/a', '_blank', 'noopener noreferrer nofollow'],
  ['Écrire', 'mailto:a@b.test', null, null],
  ['Appeler', 'tel:+33', null, null],
])(
  'R-ROUTE-31: the entry %s leads to %s in every language, as other links elsewhere do',
  async (name, href, target, rel) => {
    const entry = (await renderMenu()).getByRole('link', { name });
    expect(entry).toHaveAttribute('href', href);
    expect(entry.getAttribute('target')).toBe(target);
    expect(entry.getAttribute('rel')).toBe(rel);
    expect(entry).not.toHaveAttribute('data-soft');
    expect(entry).toHaveClass('entry');
  },
);

it('R-ROUTE-31: an entry of the site leads to its page in the language, and is marked there', async () => {
  const entry = (await renderMenu()).getByRole('link', { name: 'Offres' });
  expect(entry).toHaveAttribute('href', '/fr/offers');
  expect(entry).toHaveAttribute('aria-current', 'page');
});

it.each([
  ['Winners', 'en'],
  ['Partner', 'en'],
  ['Offres', null],
])('the entry %s says its language where it is not the page’s (%s)', async (name, lang) => {
  const entry = (await renderMenu()).getByRole('link', { name });
  expect(entry.getAttribute('lang')).toBe(lang);
});

it('shows the first categories after the games hall, and support after all other sections', async () => {
  const links = (await renderMenu()).getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.slice(0, 4)).toEqual(['home', 'Jeux', 'Machines à sous', 'Offres']);
  expect(links.indexOf('Assistance')).toBeGreaterThan(links.indexOf('Appeler'));
});

it('marks its game categories, which the styles of the account area hide', async () => {
  const category = (await renderMenu()).getByRole('link', { name: 'Machines à sous' });
  expect(category.closest('[data-categories]')).not.toBeNull();
});

it('folds to its icons and opens again, and the device remembers it', async () => {
  const menuBeside = await renderMenu();
  const fold = menuBeside.getByRole('button');
  fireEvent.click(fold);
  expect(document.documentElement).toHaveAttribute('data-rail-folded');
  expect(localStorage.getItem('rail_folded')).toBe('1');
  fireEvent.click(fold);
  expect(document.documentElement).not.toHaveAttribute('data-rail-folded');
  expect(localStorage.getItem('rail_folded')).toBeNull();
});

it('R-ROUTE-31: the operator’s own icon stands at an entry of the site and at one that leads elsewhere', async () => {
  const icon = '/content/uploads/own.svg';
  const own = [
    { title: 'Offres', href: '/offers', icon },
    { title: 'Partenaire', href: 'https://ext.test/a', icon },
  ];
  renderWithTexts(await Rail({ menu: own, categories: [], locales: ['en', 'fr'] }), 'fr');
  for (const { title } of own) {
    const entry = screen.getByRole('link', { name: title });
    expect(entry.querySelector('img')).toHaveAttribute('src', icon);
    expect(entry.querySelector('svg')).toBeNull();
  }
});

import { screen, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { ContactList } from './contact-list';

let locale: Locale;
vi.mock('next-intl/server', () => ({
  getTranslations: async () =>
    createTranslator({ locale, messages: catalogue[locale], namespace: 'support' }),
}));
vi.mock('@/i18n/locale.server', () => ({ currentLocale: async () => locale }));

const links = ['Social', 'Video', 'Facebook'].map((label) => ({
  href: `https://${label.toLowerCase()}.test/aurelia`,
  label,
}));

it.each([
  ['en', ['Write to us', 'Social media', 'Videos', 'Facebook']],
  ['fr', ['Écrivez-nous', 'Réseaux sociaux', 'Vidéos', 'Facebook']],
] as const)(
  'R-SUP-01 names an address by its kind or its network, each with its icon (%s)',
  async (...row) => {
    const [language, names] = row;
    locale = language;
    const channels = { telephone: null, languages: [], links };
    renderWithTexts(await ContactList({ channels, hasChat: false }), locale);
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual(names);
    const icons = items.map((item) => item.querySelector('use')?.getAttribute('href')?.split('#')[1]);
    expect(icons).toEqual(['mail', 'globe', 'play', 'globe']);
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#write');
  },
);

it.each([
  ['en', [], 'By phone'],
  ['en', ['English'], 'We speak English'],
  ['en', ['English', 'French'], 'We speak English and French'],
  ['fr', ['anglais', 'français'], 'Langues parlées : anglais et français'],
] as const)(
  'R-SUP-01 shows the number first, then who answers, or what it is (%s, %s)',
  async (language, languages, words) => {
    locale = language;
    const telephone = { text: '+44 20 7946 0000', href: 'tel:+442079460000' };
    renderWithTexts(
      await ContactList({ channels: { telephone, languages, links: [] }, hasChat: false }),
      locale,
    );
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(new RegExp(`^\\+44 20 7946 0000${words}$`));
  },
);

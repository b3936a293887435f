import { render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { HomeTournament } from './home-tournament';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: string) =>
    createTranslator({ locale: 'en', messages: catalogue.en, namespace } as never),
}));

vi.mock('@/components/content/section-links.server', () => ({
  sectionLinks: () => Promise.resolve({ isTitleLink: false, linkLabel: 'All' }),
}));

it.each([
  ['2099-03-31T00:00:00.000Z', 'Ends END UTC'],
  [null, 'Planned to end END UTC'],
])('a tournament that counts down to %s says: %s', async (countsTo, words) => {
  const tournament = {
    id: '7',
    name: 'Race',
    summary: '',
    image: null,
    prize: null,
    endText: 'END',
    countsTo,
  };
  const section = await HomeTournament({ tournament });
  render(
    <NextIntlClientProvider locale="en" messages={catalogue.en} timeZone="UTC">
      {section}
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(words)).toBeVisible();
});

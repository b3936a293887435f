import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import type { WinnerView } from '@/lib/jackpots/rules';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { WinnersView } from './winners-view';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: string) =>
    createTranslator({ locale: 'en', messages: catalogue.en, namespace } as never),
}));
vi.mock('@/i18n/locale.server', () => ({ currentLocale: () => Promise.resolve('en') }));
vi.mock('./biggest-wins', () => ({ BiggestWins: () => null }));
vi.mock('@/lib/games/loader', () => ({ loadGamePictures: () => Promise.resolve({}) }));

const winner = (id: number): WinnerView => ({
  id: String(id),
  name: null,
  game: null,
  amount: { amount: id, currency: 'EUR' },
  at: '2026-01-01T00:00:00.000Z',
});

it.each([
  [2, true, ['H2 Latest wins']],
  [6, true, ['H2 Biggest wins', 'H2 Latest wins']],
  [6, false, []],
])('%i winners, on their own page: %s, stand below %j and their days', async (count, isRanked, titles) => {
  const winners = Array.from({ length: count }, (_, id) => winner(id));
  renderWithTexts(await WinnersView({ page: { winners, count: 40, next: null }, isRanked }));
  const headings = screen
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(headings.slice(0, -1)).toEqual(titles);
  expect(headings.at(-1)).toMatch(/^H3/);
});

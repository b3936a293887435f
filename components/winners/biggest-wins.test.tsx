import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { BiggestWins } from './biggest-wins';

vi.mock('next-intl/server', () => ({
  getTranslations: async () =>
    createTranslator({ locale: 'en', messages: catalogue.en, namespace: 'jackpots' }),
}));

it('R-JACK-03: the biggest wins have their ranks', async () => {
  const win = { name: 'Ada', game: { sysname: 'book', name: 'Book' }, at: null };
  const winners = [300, 200].map((amount) => ({
    ...win,
    id: String(amount),
    amount: { amount, currency: 'EUR' },
  }));
  renderWithTexts(await BiggestWins({ winners, pictures: {} }));
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^1300 €AdaBook$/);
  expect(second).toHaveTextContent(/^2200 €AdaBook$/);
});

import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import type { Jackpot } from '@/lib/jackpots/loader';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { JackpotCard } from './jackpot-card';

vi.mock('next-intl/server', () => ({
  getTranslations: async () =>
    createTranslator({ locale: 'en', messages: catalogue.en, namespace: 'jackpots' }),
}));

const jackpot = { id: '61', name: 'Grand', summary: 'Large', image: null, amount: null } as Jackpot;

it.each([
  ['a button on the leading card', true],
  ['a quiet line on the others', false],
])('R-JACK-01: the way to a jackpot looks like %s, and is one link', async (_, isLead) => {
  renderWithTexts(await JackpotCard({ jackpot, isEager: false, isLead }));
  const [link, ...others] = screen.getAllByRole('link');
  expect(link).toHaveAccessibleName('Grand');
  expect(others).toEqual([]);
  const cue = screen.getByText(catalogue.en.jackpots.open);
  expect(cue.className.includes('button')).toBe(isLead);
  expect(cue.className.includes('primary')).toBe(isLead);
});

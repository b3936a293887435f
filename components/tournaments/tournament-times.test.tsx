import { render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import messages from '@/i18n/messages/en/tournaments.json';
import type { Tournament } from '@/lib/tournaments/loader';
import { TournamentTimes } from './tournament-times';

vi.mock('next-intl/server', () => ({
  getTranslations: async () =>
    createTranslator({
      locale: 'en',
      messages: { tournaments: messages },
      namespace: 'tournaments',
    } as never),
}));

const AHEAD = '2099-03-31T00:00:00.000Z';

async function renderPart(status: Tournament['status'], countsTo: string | null, isBrief = false) {
  const tournament = {
    status,
    countsTo,
    startedAt: '2025-03-01T00:00:00.000Z',
    finishedAt: '2025-03-31T00:00:00.000Z',
    startText: 'START',
    endText: 'END',
  } as Tournament;
  const times = await TournamentTimes({ tournament, isBrief });
  render(
    <NextIntlClientProvider locale="en" messages={{ tournaments: messages }} timeZone="UTC">
      {times}
    </NextIntlClientProvider>,
  );
}

it.each([
  ['active', AHEAD, 'END UTC'],
  ['active', null, 'Planned to end END UTC'],
  ['upcoming', AHEAD, 'START UTC'],
  ['upcoming', null, 'Planned to start START UTC'],
  ['finished', null, 'Ended END UTC'],
] as const)('R-TOUR-01: %s, counting to %s, reads %j', async (status, countsTo, words) => {
  await renderPart(status, countsTo);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryAllByRole('timer')).toHaveLength(countsTo === null ? 0 : 1);
});

it('a card shows the time left or the time itself, never both', async () => {
  await renderPart('active', AHEAD, true);
  expect(screen.getByRole('timer')).toBeVisible();
  expect(screen.queryByText('END UTC')).not.toBeInTheDocument();
});

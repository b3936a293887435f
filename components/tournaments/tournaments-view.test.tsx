import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Tournament } from '@/lib/tournaments/loader';
import type { LeaderboardRow } from '@/lib/tournaments/schema';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import type { TournamentCardProps } from './tournament-card';
import { TournamentsView } from './tournaments-view';

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.mock('./tournament-card', () => ({
  TournamentCard: ({ tournament, place, leaders = [] }: TournamentCardProps) => (
    <p>{`${tournament.id}${place ? ` ${place}` : ''}${leaders.map(({ position }) => ` #${position}`).join('')}`}</p>
  ),
}));

const tournament = (id: string, status: Tournament['status'], amount: number): Tournament =>
  ({ id, status, prize: { amount, currency: 'EUR' } }) as Tournament;

async function sections(
  tournaments: readonly Tournament[],
  leaders: readonly LeaderboardRow[] = [],
): Promise<[string | null, string[]][]> {
  renderWithTexts(await TournamentsView({ tournaments, leaders }));
  return screen.getAllByRole('heading').map((heading) => {
    const section = heading.closest('section') as HTMLElement;
    const cards = within(section).getAllByRole('listitem');
    return [heading.textContent, cards.map((card) => card.textContent ?? '')];
  });
}

it('R-TOUR-01: each stands under its own status, the greatest of those running in front', async () => {
  const list = [
    tournament('1', 'finished', 9),
    tournament('2', 'active', 1),
    tournament('3', 'upcoming', 8),
    tournament('4', 'active', 5),
    tournament('5', 'upcoming', 10),
  ];
  expect(await sections(list)).toEqual([
    ['sections.active', ['4 lead', '2 beside']],
    ['sections.upcoming', ['3', '5']],
    ['sections.finished', ['1']],
  ]);
});

it('where none runs, the next one leads; what is over never does', async () => {
  const list = [
    tournament('1', 'finished', 9),
    tournament('3', 'upcoming', 8),
    tournament('5', 'upcoming', 10),
  ];
  expect(await sections(list)).toEqual([
    ['sections.upcoming', ['3 lead', '5 beside']],
    ['sections.finished', ['1']],
  ]);
});

it('none leads where all are over', async () => {
  expect(await sections([tournament('1', 'finished', 9)])).toEqual([['sections.finished', ['1']]]);
});

it('the first places stand in the one that leads, where it is not alone', async () => {
  const list = [tournament('2', 'active', 1), tournament('4', 'active', 5)];
  const first = { position: 1, fakename: 'Fox', points: 9, prize: null };
  expect(await sections(list, [first])).toEqual([['sections.active', ['4 lead #1', '2 beside']]]);
});

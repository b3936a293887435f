import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { LEADERBOARD_PAGE, OWN_PLACE_DEPTH } from '@/lib/tournaments/rules';
import type { LeaderboardRow } from '@/lib/tournaments/schema';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { expectIsolated, HEBREW_NAME } from '@/tests/support/expect-isolated';
import { platformFailure } from '@/tests/support/platform-failure';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { Leaderboard } from './leaderboard';

const call = platformCalls();

const row = (position: number, fakename: string | null): LeaderboardRow => ({
  position,
  fakename,
  points: 1_000 - position,
  prize: position === 1 ? { amount: 500, currency: 'EUR' } : null,
});
const first = [row(1, 'Lucky7'), row(2, null), row(3, 'x'.repeat(300))];
const renderPart = (total = first.length, locale: 'en' | 'fr' = 'en') =>
  renderWithTexts(<Leaderboard tournamentId="81" rows={first} total={total} />, locale);
const signIn = (fakename: string) => useSession.getState().setUser(account.parse({ uid: 7, fakename }));
/** A platform with these rows that returns at most `most` at once. */
function platform(rows: readonly LeaderboardRow[], most: number): void {
  call.mockImplementation((_method, { offset, count }) => ({
    items: rows.slice(Number(offset), Number(offset) + Math.min(Number(count), most)),
    total: rows.length,
  }));
}

beforeEach(() => {
  call.mockReset();
  useSession.getState().setGuest();
});

describe('Leaderboard (R-JACK-04)', () => {
  it('shows place, name, points and prize, hidden names and very long ones included', () => {
    renderPart();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(3);
    expect(within(rows[0] ?? document.body).getByText('500 €')).toBeVisible();
    expect(within(rows[1] ?? document.body).getByText('Hidden player')).toBeVisible();
    expect(call).not.toHaveBeenCalled();
  });

  it('keeps the direction of a name apart from what stands beside it', () => {
    const rows = [row(1, HEBREW_NAME), row(2, null)];
    renderWithTexts(<Leaderboard tournamentId="81" rows={rows} total={2} />);
    expectIsolated(HEBREW_NAME);
  });

  it('shows each of the tied players whose names are hidden', () => {
    const rows = [row(1, 'Lucky7'), row(2, null), row(2, null)];
    renderWithTexts(<Leaderboard tournamentId="81" rows={rows} total={3} />);
    expect(screen.getAllByText('Hidden player')).toHaveLength(2);
  });

  it('marks the player’s own place among those shown', () => {
    signIn('lucky7');
    renderPart(40);
    expect(screen.getByRole('status')).toHaveTextContent('Your place: #1 · Points: 999');
    expect(screen.getByText('You')).toBeVisible();
    expect(call).not.toHaveBeenCalled();
  });

  it('finds the own place further down, once', async () => {
    call.mockReturnValue({ items: [row(36, 'Other'), row(37, 'Late')], total: 40 });
    signIn('Late');
    renderPart(40, 'fr');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('#37'));
    expect(within(screen.getAllByRole('row').at(-1) ?? document.body).getByText('Late')).toBeVisible();
    const input = { tournament_id: '81', offset: '3', count: String(OWN_PLACE_DEPTH) };
    expect(call.mock.calls).toEqual([['leaderboard.get', input]]);
  });

  it('finds the own place on a platform that returns fewer rows at once', async () => {
    platform(
      Array.from({ length: 150 }, (_, at) => row(at + 1, `p${at + 1}`)),
      100,
    );
    signIn('p150');
    renderPart(150);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('#150'));
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('says nothing where the player is not in the list, or it cannot be read', async () => {
    call.mockRejectedValue(platformFailure('NetworkFailure'));
    signIn('Nobody');
    renderPart(40);
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('reads more places, keeps those shown when that fails, and offers it again', async () => {
    call.mockRejectedValueOnce(platformFailure('NetworkFailure'));
    call.mockReturnValue({ items: [...first, row(4, 'Four')], total: 4 });
    const { user } = renderPart(4);
    await user.click(screen.getByRole('button', { name: 'More places' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'More places could not be loaded. Please try again.',
    );
    expect(screen.getAllByRole('row')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'More places' }));
    expect(await screen.findByText('Four')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(5);
    const input = { tournament_id: '81', offset: '0', count: String(3 + LEADERBOARD_PAGE) };
    expect(call.mock.calls).toEqual(Array(2).fill(['leaderboard.get', input]));
  });

  it('with more places shows each player once, at the place held now', async () => {
    const now = [row(1, 'Lucky7'), row(2, null), row(3, 'Risen'), row(4, 'Fallen'), row(5, 'Five')];
    platform(now, 2);
    const rows = [...first.slice(0, 2), row(3, 'Fallen')];
    const { user } = renderWithTexts(<Leaderboard tournamentId="81" rows={rows} total={5} />);
    await user.click(screen.getByRole('button', { name: 'More places' }));
    expect(await screen.findByText('Five')).toBeVisible();
    const shown = screen.getAllByRole('row').slice(1);
    expect(shown.map(({ textContent }) => /^#\d/.exec(textContent)?.[0])).toEqual(
      now.map(({ position }) => `#${position}`),
    );
    expect(screen.getAllByText('Fallen')).toHaveLength(1);
    expect(screen.getByText('Risen')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More places' })).toBeNull();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readLeaderboard, readOwnRow } from '@/lib/tournaments/read-leaderboard';
import type { LeaderboardRow } from '@/lib/tournaments/schema';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { Leaderboard } from './leaderboard';

vi.mock('@/lib/tournaments/read-leaderboard', () => ({ readLeaderboard: vi.fn(), readOwnRow: vi.fn() }));

const row = (position: number, fakename: string | null): LeaderboardRow => ({
  position,
  fakename,
  points: 1_000 - position,
  prize: position === 1 ? { amount: 500, currency: 'EUR' } : null,
});
const first = [row(1, 'Lucky7'), row(2, null), row(3, 'x'.repeat(300))];
const draw = (total = first.length, locale: 'en' | 'fr' = 'en') =>
  renderWithTexts(<Leaderboard tournamentId="81" rows={first} total={total} />, locale);
const signIn = (fakename: string) => useSession.getState().setUser(account.parse({ uid: 7, fakename }));

beforeEach(() => {
  vi.mocked(readLeaderboard).mockReset();
  vi.mocked(readOwnRow).mockReset().mockResolvedValue(null);
  useSession.getState().setGuest();
});

describe('Leaderboard (R-JACK-04)', () => {
  it('shows place, name, points and prize, hidden names and very long ones included', () => {
    draw();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(3);
    expect(within(rows[0] ?? document.body).getByText('500 €')).toBeVisible();
    expect(within(rows[1] ?? document.body).getByText('Hidden player')).toBeVisible();
    expect(readOwnRow).not.toHaveBeenCalled();
  });

  it('marks the player’s own place among those shown', () => {
    signIn('lucky7');
    draw(40);
    expect(screen.getByRole('status')).toHaveTextContent('Your place: 1 · Points: 999');
    expect(screen.getByText('You')).toBeVisible();
    expect(readOwnRow).not.toHaveBeenCalled();
  });

  it('finds the own place further down, once', async () => {
    vi.mocked(readOwnRow).mockResolvedValue(row(37, 'Late'));
    signIn('Late');
    draw(40, 'fr');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('37'));
    expect(readOwnRow).toHaveBeenCalledTimes(1);
    expect(readOwnRow).toHaveBeenCalledWith('81', 3, 'Late');
  });

  it('says nothing where the player is not in the list, or it cannot be read', async () => {
    vi.mocked(readOwnRow).mockRejectedValue(new Error('offline'));
    signIn('Nobody');
    draw(40);
    await waitFor(() => expect(readOwnRow).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('reads more places, keeps those shown when that fails, and offers it again', async () => {
    vi.mocked(readLeaderboard).mockRejectedValueOnce(new Error('offline'));
    vi.mocked(readLeaderboard).mockResolvedValue({
      items: [row(3, 'x'.repeat(300)), row(4, 'Four')],
      total: 4,
    });
    const { user } = draw(4);
    await user.click(screen.getByRole('button', { name: 'More places' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('More places could not be loaded.');
    expect(screen.getAllByRole('row')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'More places' }));
    expect(await screen.findByText('Four')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(5);
  });
});

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readWinners } from '@/lib/jackpots/read-live';
import { WINNERS_REFRESH_MS, type WinnerView } from '@/lib/jackpots/rules';
import { switchDataSaverOn } from '../../tests/support/data-saver';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { WinnerList } from './winner-list';

vi.mock('@/lib/jackpots/read-live', () => ({ readWinners: vi.fn() }));
vi.mock('@/components/ui/use-in-view', () => ({ useInView: () => true }));

const winner = (id: string, more: Partial<WinnerView> = {}): WinnerView => ({
  id,
  name: `Winner ${id}`,
  game: { sysname: 'book', name: 'Book' },
  amount: { amount: 1_200, currency: 'EUR' },
  at: '2026-01-01T00:00:00.000Z',
  atText: '01.01.2026',
  ...more,
});
const wait = () => act(() => vi.advanceTimersByTimeAsync(WINNERS_REFRESH_MS));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(readWinners).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('WinnerList (R-JACK-02, R-JACK-03)', () => {
  it('shows name, game, sum and time; hidden names, missing games and times too', () => {
    const bare = winner('2', { name: null, game: null, at: null, atText: '' });
    renderWithTexts(<WinnerList winners={[winner('1'), bare]} joiner="at" />, 'fr');
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Winner 1Book1,200 €01.01.2026/);
    expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/fr/game/book');
    expect(second).toHaveTextContent(/^Joueur.*1,200 €$/);
  });

  it('takes newer winners over, stands still while paused, and keeps the last when a reading fails', async () => {
    vi.mocked(readWinners).mockResolvedValueOnce([winner('9'), winner('1')]);
    vi.mocked(readWinners).mockRejectedValue(new Error('offline'));
    renderWithTexts(<WinnerList winners={[winner('1'), winner('0')]} joiner="at" jackpotId="61" />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause updates' }));
    await wait();
    expect(readWinners).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Resume updates' }));
    await wait();
    await wait();
    expect(readWinners).toHaveBeenCalledWith({ count: 2, joiner: 'at', jackpotId: '61' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 8))).toEqual([
      'Winner 9',
      'Winner 1',
    ]);
  });

  it('reads nothing by itself where data are saved, and has nothing to pause', async () => {
    switchDataSaverOn();
    renderWithTexts(<WinnerList winners={[winner('1')]} joiner="at" />);
    await wait();
    expect(readWinners).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Pause updates' })).not.toBeInTheDocument();
  });
});

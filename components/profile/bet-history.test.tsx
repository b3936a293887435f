import { screen, waitFor, within } from '@testing-library/react';
import { useMemo, useSyncExternalStore } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QueryProvider, queryClient } from '@/components/shared/query/query-client';
import { catalogue } from '@/i18n/catalogue';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { BetHistory } from './bet-history';

vi.mock('next/navigation', async (load) => ({
  ...(await load<object>()),
  useRouter: () => ({ refresh: vi.fn() }),
  useSearchParams: () => useAddress(),
}));

/** The query of the address, followed like the router does. */
function useAddress(): URLSearchParams {
  const search = useSyncExternalStore(listen, () => window.location.search);
  return useMemo(() => new URLSearchParams(search), [search]);
}

function listen(onChange: () => void): () => void {
  const push = vi.spyOn(window.history, 'pushState').mockImplementation((_data, _title, address) => {
    window.history.replaceState(null, '', address);
    onChange();
  });
  window.addEventListener('popstate', onChange);
  return () => {
    push.mockRestore();
    window.removeEventListener('popstate', onChange);
  };
}

const call = platformCalls();

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const round = (at: number) => ({
  id: String(at),
  game: { sysname: `game-${at}`, name: at === 2 ? 'N'.repeat(300) : `Game ${at}` },
  created_at: at === 3 ? null : '2026-11-01T10:00:00Z',
  bet: eur(at),
  win: eur(at === 1 ? 1_250.5 : 0),
});

const GAMES = {
  items: [{ sysname: 'game-1', name: 'Game 1', image_url: '/platform/media/1.webp' }],
  total: 1,
};

/** Mocks a platform with `total` rounds, newest first; no export was ever requested. */
function platform(total: number): void {
  call.mockImplementation((method, { offset, count }) => {
    if (method === 'games.get') return Promise.resolve(GAMES);
    if (method === 'games.gethistoryexportrequest') {
      return Promise.resolve({ status: 'none', url: null, created_at: null });
    }
    const rounds = Array.from({ length: total }, (_, at) => round(at + 1));
    return Promise.resolve({
      items: rounds.slice(Number(offset), Number(offset) + Number(count)),
      total: rounds.length,
      pageSize: null,
    });
  });
}

function renderPart(locale: 'en' | 'fr', hasExport = false) {
  return renderWithTexts(
    <QueryProvider>
      <BetHistory pageSize={4} hasExport={hasExport} />
    </QueryProvider>,
    locale,
  );
}

beforeEach(() => {
  window.history.replaceState(null, '', '/profile/bets');
  call.mockReset();
  queryClient.clear();
});

describe.each(['en', 'fr'] as const)('the game history (%s)', (locale) => {
  const { bets } = catalogue[locale].profile;
  const rows = () => screen.getAllByRole('listitem');

  it('R-GAME-19 names game, time, stake and win of each round, four at a time', async () => {
    platform(6);
    const { user } = renderPart(locale);
    await screen.findByRole('link', { name: 'Game 1' });
    expect(call.mock.calls[0]?.[1]).toEqual({ offset: '0', count: '4' });
    expect(rows()).toHaveLength(4);
    const [first] = rows();
    if (!first) throw new Error('There is no round');
    expect(within(first).getByRole('link').getAttribute('href')).toMatch(/\/game\/game-1$/);
    expect(first).toHaveTextContent(`${bets.columns.stake} 1 €`);
    expect(first).toHaveTextContent(`${bets.columns.win} 1,250.50 €`);
    expect(first).toHaveTextContent(`${bets.columns.net} +1,249.50 €`);
    await waitFor(() => expect(first.querySelector('img')).toHaveAttribute('src', '/platform/media/1.webp'));
    await user.click(screen.getByRole('button', { name: bets.more }));
    await waitFor(() => expect(rows()).toHaveLength(6));
    expect(screen.queryByRole('button', { name: bets.more })).toBeNull();
  });

  it('names the day of several rounds, and the month where most days have one', async () => {
    platform(2);
    const { unmount } = renderPart(locale);
    await screen.findByRole('link', { name: 'Game 1' });
    expect(screen.getByRole('heading')).toHaveTextContent('01.11.2026');
    unmount();
    queryClient.clear();
    platform(1);
    renderPart(locale);
    await screen.findByRole('link', { name: 'Game 1' });
    expect(screen.getByRole('heading')).toHaveTextContent(/^novemb(?:er|re) 2026$/i);
    expect(screen.getByText(/^01\.11\.2026 a las/)).not.toHaveClass('visuallyHidden');
  });

  it('R-PROF-12 lists a round whose game is gone and whose win is not known', async () => {
    call.mockResolvedValue({ items: [{ ...round(1), game: null, win: null }], total: 1, pageSize: null });
    renderPart(locale);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveTextContent(`${bets.columns.win} –`);
    expect(rows()[0]).toHaveTextContent(`${bets.columns.net} –`);
    expect(within(rows()[0] ?? document.body).queryByRole('link')).toBeNull();
  });

  it('R-GAME-19 offers the file only where the platform makes one', async () => {
    platform(1);
    const { unmount } = renderPart(locale);
    await screen.findByRole('link', { name: 'Game 1' });
    expect(screen.queryByRole('button', { name: bets.export })).toBeNull();
    expect(call).not.toHaveBeenCalledWith('games.gethistoryexportrequest', expect.anything());
    unmount();
    renderPart(locale, true);
    expect(await screen.findByRole('button', { name: bets.export })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('says when nothing was played yet, and leads to the games', async () => {
    platform(0);
    renderPart(locale, true);
    expect(await screen.findByText(bets.none)).toBeVisible();
    expect(screen.getByRole('link', { name: bets.toGames }).getAttribute('href')).toMatch(/\/gamehall$/);
  });

  it('offers to try again when it cannot be read, and keeps what is there when more cannot', async () => {
    call.mockRejectedValueOnce(platformFailure('InternalServerErrorException'));
    const { user } = renderPart(locale);
    const retry = await screen.findByRole('button', { name: catalogue[locale].common.retry });
    platform(6);
    await user.click(retry);
    await screen.findByRole('link', { name: 'Game 1' });
    await waitFor(() => expect(call).toHaveBeenCalledWith('games.get', expect.anything()));
    call.mockRejectedValueOnce(platformFailure('InternalServerErrorException'));
    await user.click(screen.getByRole('button', { name: bets.more }));
    expect(await screen.findByRole('alert')).toHaveTextContent(bets.moreFailed);
    expect(rows()).toHaveLength(4);
  });

  it('lists what won or lost, reads on until a page is full, and says so in the address', async () => {
    platform(12);
    const { user } = renderPart(locale);
    await screen.findByRole('link', { name: 'Game 1' });
    await user.selectOptions(screen.getByLabelText(bets.filter.result), bets.filter.results.lost);
    expect(window.location.search).toBe('?result=lost');
    await waitFor(() => expect(rows()).toHaveLength(7));
    expect(screen.getByRole('status')).toHaveTextContent(/^7 /);
    expect(screen.queryByRole('link', { name: 'Game 1' })).toBeNull();
    await user.click(screen.getByRole('button', { name: bets.filter.older }));
    await waitFor(() => expect(rows()).toHaveLength(11));
    expect(screen.queryByRole('button', { name: bets.filter.older })).toBeNull();
  });

  it('looks for what the address asks for, and says when nothing is like it', async () => {
    window.history.replaceState(null, '', '/profile/bets?result=won&game=game-9&period=nonsense');
    platform(10);
    const { user } = renderPart(locale);
    const region = screen.getByRole('status');
    await waitFor(() => expect(region).toHaveTextContent(bets.filter.none));
    expect(screen.getByLabelText(bets.filter.game)).toHaveDisplayValue('Game 9');
    await user.click(screen.getByRole('button', { name: bets.filter.reset }));
    expect(window.location.search).toBe('');
    await waitFor(() => expect(region).toHaveTextContent(new RegExp(`^${rows().length} `)));
    expect(rows().length).toBeGreaterThan(1);
    await waitFor(() => expect(region).toHaveFocus());
  });

  it('reads no further than the first round before the period', async () => {
    window.history.replaceState(null, '', '/profile/bets?period=today');
    platform(12);
    renderPart(locale);
    expect(await screen.findByText(bets.filter.none)).toBeVisible();
    expect(call.mock.calls.filter(([method]) => method === 'games.getHistory')).toHaveLength(1);
  });
});

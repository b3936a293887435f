import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { WINNERS_REFRESH_MS } from '@/lib/jackpots/refresh-rules';
import type { WinnerPage, WinnerView } from '@/lib/jackpots/rules';
import { expectIsolated, HEBREW_NAME } from '@/tests/support/expect-isolated';
import { switchDataSaverOn } from '../../tests/support/data-saver';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { useLiveWinners } from './use-live-winners';
import { WinnerList } from './winner-list';
import '@/lib/jackpots/read-live';

const viewport = vi.hoisted(() => ({ isSeen: true }));
vi.mock('@/components/ui/use-in-view', () => ({ useInView: () => viewport.isSeen }));

const winner = (id: string, more: Partial<WinnerView> = {}): WinnerView => ({
  id,
  name: `Winner ${id}`,
  game: { sysname: 'book', name: 'Book' },
  amount: { amount: 1_200, currency: 'EUR' },
  at: '2026-01-01T00:00:00.000Z',
  ...more,
});
const page = (ids: string[], next: number | null = null, count = ids.length): WinnerPage => ({
  winners: ids.map((id) => winner(id)),
  count,
  next,
});

/** Mock of `Jackpots.getWinners`: gets the query, returns winner ids and the total; null drops the connection. */
const readWinners = vi.fn<(query: object) => { ids: string[]; total: number } | null>();

async function respond(address: string): Promise<Response> {
  const { pathname, searchParams } = new URL(address, 'http://site.test');
  for (const name of ['v', 'locale', 'non_strict']) searchParams.delete(name);
  const known =
    pathname === '/api/Jackpots.getWinners' ? readWinners(Object.fromEntries(searchParams)) : null;
  if (!known) throw new TypeError('Failed to fetch');
  const items = known.ids.map((id) => ({
    id,
    jackpot_id: null,
    fakename: `Winner ${id}`,
    game: { sysname: 'book', name: 'Book' },
    amount: { amount: 1_200, currency: 'EUR' },
    created_at: '2026-01-01T00:00:00.000Z',
  }));
  return Response.json({ data: { items, total: known.total }, error: null });
}
const names = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => /Winner \d/.exec(textContent)?.[0]);
const clickOlder = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Show older wins' }));
    await vi.dynamicImportSettled();
  });
const wait = () => act(() => vi.advanceTimersByTimeAsync(WINNERS_REFRESH_MS));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T12:00:00Z') });
  vi.stubGlobal('fetch', respond);
  readWinners.mockReset().mockReturnValue(null);
  viewport.isSeen = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('WinnerList (R-JACK-02, R-JACK-03)', () => {
  it('shows name, game, sum and time; hidden names, missing games and times too', () => {
    const bare = winner('2', { name: null, game: null, at: null });
    renderWithTexts(
      <WinnerList page={{ winners: [winner('1'), bare], count: 10, next: null }} today="2026-01-01" />,
      'fr',
    );
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Aujourd’huiWinner 1Book1,200 €0:00$/);
    expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/fr/game/book');
    expect(second).toHaveTextContent(/^Joueur.*1,200 €$/);
  });

  it('takes no picture for a game whose name every object inherits', () => {
    const odd = winner('1', { game: { sysname: 'constructor', name: 'Odd' } });
    const { container } = renderWithTexts(
      <WinnerList page={{ winners: [odd], count: 10, next: null }} today="2026-01-01" />,
    );
    expect(container.querySelector('img')).toBeNull();
  });

  it('takes newer winners over, stands still while paused, and keeps the last when a reading fails', async () => {
    readWinners.mockReturnValueOnce({ ids: ['9', '1'], total: 2 });
    renderWithTexts(<WinnerList page={page(['1', '0'])} today="2026-01-01" jackpotId="61" />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause updates' }));
    await wait();
    expect(readWinners).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Resume updates' }));
    await wait();
    await wait();
    expect(readWinners).toHaveBeenCalledWith({ offset: '0', count: '2', jackpot_id: '61' });
    expect(names()).toEqual(['Winner 9', 'Winner 1']);
  });

  it('grows by newer winners up to the length of a page', async () => {
    readWinners.mockReturnValueOnce({ ids: ['2', '1', '0'], total: 3 });
    renderWithTexts(<WinnerList page={page(['1', '0'], null, 10)} today="2026-01-01" />);
    await wait();
    expect(readWinners).toHaveBeenCalledWith({ offset: '0', count: '10' });
    expect(names()).toEqual(['Winner 2', 'Winner 1', 'Winner 0']);
  });

  it('reads nothing while it is out of view', async () => {
    viewport.isSeen = false;
    renderWithTexts(<WinnerList page={page(['1'])} today="2026-01-01" />);
    await wait();
    expect(readWinners).not.toHaveBeenCalled();
  });

  it('reads nothing by itself where data are saved, and has nothing to pause', async () => {
    switchDataSaverOn();
    renderWithTexts(<WinnerList page={page(['1'])} today="2026-01-01" />);
    await wait();
    expect(readWinners).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Pause updates' })).not.toBeInTheDocument();
  });

  it('names a day once, also around a winner without a time', () => {
    const undated = winner('2', { at: null });
    renderWithTexts(
      <WinnerList
        page={{ winners: [winner('1'), undated, winner('3')], count: 10, next: null }}
        today="2026-01-01"
      />,
    );
    expect(screen.getAllByRole('heading', { level: 3, name: 'Today' })).toHaveLength(1);
  });

  it('names the days as its page did until it is hydrated, then by the current date, also after midnight', async () => {
    vi.setSystemTime('2026-01-01T23:59:55Z');
    const list = (
      <NextIntlClientProvider locale="en" messages={catalogue.en} timeZone="UTC">
        <WinnerList page={page(['1'])} today="2025-12-31" />
      </NextIntlClientProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(list);
    const heading = () => screen.getByRole('heading', { level: 3 });
    expect(heading()).toHaveTextContent('01.01.2026');
    const onRecoverableError = vi.fn();
    render(list, { container, hydrate: true, onRecoverableError });
    expect(heading()).toHaveTextContent('Today');
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(heading()).toHaveTextContent('Yesterday');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('R-JACK-03: shows days and times in the viewer’s time zone once hydrated, in UTC before', () => {
    const zoneBefore = process.env.TZ;
    onTestFinished(() => {
      process.env.TZ = zoneBefore;
    });
    process.env.TZ = 'America/New_York';
    const list = (
      <NextIntlClientProvider locale="en" messages={catalogue.en} timeZone="UTC">
        <WinnerList page={page(['1'])} today="2026-01-01" />
      </NextIntlClientProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(list);
    expect(container).toHaveTextContent(/Today.*0:00 UTC/);
    const isHeldBack = () => container.querySelector('time')?.className.includes('utc');
    expect(isHeldBack()).toBe(true);
    const onRecoverableError = vi.fn();
    render(list, { container, hydrate: true, onRecoverableError });
    expect(container).toHaveTextContent(/Yesterday.*19:00/);
    expect(isHeldBack()).toBe(false);
    expect(container).not.toHaveTextContent('UTC');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('keeps the direction of a name apart from what stands beside it', () => {
    const winners = [winner('1', { name: HEBREW_NAME })];
    renderWithTexts(<WinnerList page={{ winners, count: 10, next: null }} today="2026-01-01" />);
    expectIsolated(HEBREW_NAME);
  });

  it('puts older ones below on wish, keeps them when newer ones come, and ends behind the last', async () => {
    readWinners.mockReturnValueOnce({ ids: ['3', '2'], total: 6 });
    readWinners.mockReturnValueOnce({ ids: ['6', '5'], total: 6 });
    readWinners.mockReturnValueOnce({ ids: ['2', '1'], total: 6 });
    renderWithTexts(<WinnerList page={page(['5', '4'], 2)} today="2026-01-01" />);
    await clickOlder();
    expect(readWinners).toHaveBeenLastCalledWith({ offset: '2', count: '2' });
    await wait();
    expect(names().join()).toBe('Winner 6,Winner 5,Winner 4,Winner 3,Winner 2');
    screen.getByRole('button', { name: 'Show older wins' }).focus();
    await clickOlder();
    expect(readWinners).toHaveBeenLastCalledWith(expect.objectContaining({ offset: '4' }));
    expect(names().join()).toBe('Winner 6,Winner 5,Winner 4,Winner 3,Winner 2,Winner 1');
    expect(screen.queryByRole('button', { name: 'Show older wins' })).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(document.body).not.toHaveFocus();
  });

  it('R-JACK-03: starts again from the newest where those since the last reading do not fit one page', async () => {
    readWinners.mockReturnValueOnce({ ids: ['2', '1'], total: 4 });
    readWinners.mockReturnValueOnce({ ids: ['9', '8'], total: 9 });
    readWinners.mockReturnValueOnce({ ids: ['7', '6'], total: 9 });
    renderWithTexts(<WinnerList page={page(['4', '3'], 2)} today="2026-01-01" />);
    await clickOlder();
    await wait();
    expect(names().join()).toBe('Winner 9,Winner 8');
    await clickOlder();
    expect(readWinners).toHaveBeenLastCalledWith({ offset: '2', count: '2' });
    expect(names().join()).toBe('Winner 9,Winner 8,Winner 7,Winner 6');
  });

  it('R-JACK-03: newer ones push out the oldest of a long list, which can be read again', async () => {
    const ids = (from: number, count: number) => Array.from({ length: count }, (_, n) => `${from - n}`);
    const initial = page(ids(1_000, 300), 300);
    const { result } = renderHook(() => useLiveWinners(initial, { isWatched: true }));
    readWinners.mockReturnValueOnce({ ids: ids(700, 200), total: 500 });
    await act(async () => {
      result.current.older.show();
      await vi.dynamicImportSettled();
    });
    expect(result.current.older.state).toBe('none');
    readWinners.mockReturnValueOnce({ ids: ids(1_001, 300), total: 501 });
    await wait();
    const { winners, older } = result.current;
    expect([winners[0]?.id, winners.at(-1)?.id, winners.length]).toEqual(['1001', '502', 500]);
    expect(older.state).toBe('idle');
  });

  it('says so when older ones cannot be read, and the next click requests them again', async () => {
    readWinners.mockReturnValueOnce(null);
    readWinners.mockReturnValueOnce({ ids: ['1'], total: 2 });
    renderWithTexts(<WinnerList page={page(['2'], 1)} today="2026-01-01" />);
    await clickOlder();
    expect(screen.getByRole('alert')).toHaveTextContent('Older wins could not be loaded.');
    expect(names()).toEqual(['Winner 2']);
    await clickOlder();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(names()).toEqual(['Winner 2', 'Winner 1']);
  });
});

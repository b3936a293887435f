import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef, type RefObject } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLinks } from '@/components/app-shell/follow-links';
import { QueryProvider, queryClient } from '@/components/shared/query/query-client';
import { NO_FILTER } from '@/lib/games/rules';
import { useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { responseWith, player, show, wireGame } from '../games.test-support';
import { WindowedGrid } from './windowed-grid';

const router = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn(), refresh: vi.fn() }));
vi.mock('next/navigation', async (load) => ({ ...(await load<object>()), useRouter: () => router }));

const call = platformCalls();

const sent = vi.fn<(url: URL) => Promise<Response>>();
const list = { filter: NO_FILTER, scope: {} };
const first = Array.from({ length: 24 }, (_, index) => game(index));

function game(index: number) {
  return { ...wireGame(`g-${index}`, `G${index}`), image: null };
}

/** Mocks a platform with `count` games that reports `total`. */
function platform(count: number, total = count) {
  sent.mockImplementation((url) => {
    const offset = Number(url.searchParams.get('offset'));
    const requested = Number(url.searchParams.get('count'));
    const items = Array.from({ length: Math.max(0, Math.min(requested, count - offset)) }, (_, place) =>
      game(offset + place),
    );
    return Promise.resolve(responseWith({ items, total }));
  });
}

function grid(total: number, focusedBefore: RefObject<number | null> = createRef<number>()) {
  return (
    <QueryProvider>
      <WindowedGrid
        list={list}
        first={first}
        total={total}
        hasHeart
        focusedBefore={focusedBefore}
        returnTop={null}
      />
    </QueryProvider>
  );
}

beforeEach(() => {
  call.mockReset();
  queryClient.clear();
  useSession.getState().setGuest();
  useDialogs.setState({ stack: [] });
  useToasts.getState().reset();
  sent.mockReset();
  vi.stubGlobal('fetch', (url: string) => sent(new URL(url, 'http://site.test')));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('innerHeight', 1_200);
  window.scrollTo = () => undefined;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_200);
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    columnGap: '16px',
    getPropertyValue: (name: string) => (name === '--columns' ? '4' : ''),
  } as unknown as CSSStyleDeclaration);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('scrollY', 0);
});

const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-tile]')];
const tile = (index: number) => document.querySelector<HTMLElement>(`[data-tile="${index}"]`);
const loaded = () =>
  waitFor(() => {
    expect(sent).toHaveBeenCalled();
    expect(queryClient.isFetching()).toBe(0);
  });
const focused = () => document.activeElement?.closest<HTMLElement>('[data-tile]')?.dataset.tile;

async function scrollTo(top: number): Promise<void> {
  vi.stubGlobal('scrollY', top);
  await act(async () => void fireEvent.scroll(window));
}

describe('WindowedGrid (R-GAME-18)', () => {
  it.each([2_500, 50_000])('keeps only the tiles near the window in the document, of %i', async (count) => {
    platform(count);
    show(grid(count));
    await loaded();
    expect(tiles().length).toBeGreaterThanOrEqual(16);
    expect(tiles().length).toBeLessThan(60);
    expect(tile(0)).toHaveAttribute('aria-posinset', '1');
    expect(tile(0)).toHaveAttribute('aria-setsize', String(count));
    expect(Number.parseFloat(screen.getByRole('list', { hidden: true }).style.height)).toBeGreaterThan(
      (count / 4) * 200,
    );
  });

  it('reads only the games near the window, while the rest of the height stands already', async () => {
    platform(10_000);
    show(grid(10_000));
    await scrollTo(500_000);
    await waitFor(() => expect(sent.mock.calls.length).toBeGreaterThan(3));
    const offsets = sent.mock.calls.map(([url]) => Number(url.searchParams.get('offset')));
    expect(offsets.filter((offset) => offset > 240 && offset < 4_000)).toEqual([]);
    await waitFor(() => expect(tiles().every((entry) => entry.querySelector('a'))).toBe(true));
    expect(Number(tiles()[0]?.dataset.tile)).toBeGreaterThan(4_000);
  });

  it('offers to try again when a part cannot be read, and keeps what is there', async () => {
    platform(1_000);
    show(grid(1_000));
    await loaded();
    const whole = sent.getMockImplementation();
    sent.mockImplementation(() =>
      Promise.resolve(Response.json({ data: null, error: { type: 'InternalServerErrorException' } })),
    );
    await scrollTo(30_000);
    await screen.findByRole('button', { name: 'Try again' });
    await scrollTo(0);
    expect(tile(0)?.querySelector('a')).not.toBeNull();
    await scrollTo(30_000);
    if (whole) sent.mockImplementation(whole);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(tiles().every((entry) => entry.querySelector('a'))).toBe(true));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('A'));
    expect(Number(focused())).toBeGreaterThan(240);
  });

  it('ends where the platform’s games end, however many it counts', async () => {
    platform(130, 400);
    show(grid(400));
    await loaded();
    await scrollTo(13_000);
    await waitFor(() => expect(tile(129)).toHaveAttribute('aria-setsize', '130'));
    expect(tile(130)).toBeNull();
  });

  it('leaves a gap for a game named twice, and continues after it', async () => {
    platform(300);
    const whole = sent.getMockImplementation();
    sent.mockImplementation(async (url) => {
      const { data } = (await (await whole?.(url))?.json()) as { data: { items: object[]; total: number } };
      return responseWith({ ...data, items: [data.items[0], data.items[0], ...data.items.slice(2)] });
    });
    show(grid(300));
    await loaded();
    expect(tile(1)?.querySelector('a')).toHaveAttribute('href', '/game/g-2');
    expect(tiles().filter((entry) => entry.querySelector('a[href="/game/g-0"]'))).toHaveLength(1);
  });
});

describe('the keyboard in a WindowedGrid', () => {
  it('arrows, Home, End and the beginning of a name lead to tiles, also to those not there yet', async () => {
    platform(2_500);
    const { user } = show(grid(2_500));
    await loaded();
    await act(async () => tile(0)?.querySelector('a')?.focus());
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(focused()).toBe('5');
    await user.keyboard('g11');
    expect(focused()).toBe('11');
    await user.keyboard('{End}');
    expect(focused()).toBe('2499');
    await user.keyboard('{ArrowUp}{Home}');
    expect(focused()).toBe('0');
    expect(document.activeElement).toHaveAttribute('href', '/game/g-0');
  });

  it('keeps the focused tile in the document while the list is scrolled away', async () => {
    platform(2_500);
    show(grid(2_500));
    await loaded();
    await act(async () => tile(3)?.querySelector('a')?.focus());
    await scrollTo(40_000);
    expect(focused()).toBe('3');
    expect(Number(tiles()[1]?.dataset.tile)).toBeGreaterThan(100);
  });

  it('takes over a focus that was lost with the tiles it replaces, also onto a game that still loads', async () => {
    let arrive: (response: Response) => void = () => undefined;
    sent.mockImplementation(() => new Promise((done) => (arrive = done)));
    const lastTile = createRef<number>();
    lastTile.current = 24;
    show(grid(100, lastTile));
    await waitFor(() => expect(focused()).toBe('24'));
    await act(async () =>
      arrive(responseWith({ items: Array.from({ length: 100 }, (_, index) => game(index)), total: 100 })),
    );
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', '/game/g-24'));
  });
});

it('R-GAME-18 the focused tile gets its game, also where the list was scrolled on before that came', async () => {
  const arrive: (() => void)[] = [];
  sent.mockImplementation((url) => {
    const offset = Number(url.searchParams.get('offset'));
    const items = Array.from({ length: 120 }, (_, place) => game(offset + place));
    return new Promise((done) => arrive.push(() => done(responseWith({ items, total: 2_500 }))));
  });
  show(grid(2_500));
  await waitFor(() => expect(tile(24)).not.toBeNull());
  await act(async () => tile(24)?.focus());
  expect(focused()).toBe('24');
  await scrollTo(40_000);
  await act(async () => arrive.splice(0).forEach((come) => come()));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('href', '/game/g-24'));
});

describe('marks in a WindowedGrid', () => {
  const heart = (name: string) => screen.getByRole('button', { name: `Favourite: ${name}`, hidden: true });

  it('follows a link inside the site, and asks a guest to sign in at a heart (R-GAME-11)', async () => {
    platform(200);
    const stop = followLinks(router);
    const { user } = show(grid(200));
    await loaded();
    await user.click(screen.getByRole('link', { name: 'G5', hidden: true }));
    expect(router.push).toHaveBeenCalledWith('/game/g-5', expect.objectContaining({ scroll: true }));
    stop();
    await user.click(heart('G7'));
    expect(useDialogs.getState().stack).toMatchObject([{ name: 'auth' }]);
  });

  it('shows a player’s favourites and free spins; a refused favourite turns back and says why (R-GAME-10, R-GAME-12)', async () => {
    platform(200);
    call.mockImplementation(async (method) => {
      if (method === 'games.getLikes') return { sysnames: ['g-2'] };
      if (method !== 'freespins.get') return { result: 0 };
      return { items: [{ game: { sysname: 'g-3' }, remaining_count: 7, status: 'active' }], total: 1 };
    });
    useSession.getState().setUser(player());
    const { user } = show(grid(200));
    expect(await screen.findByText('7 spins')).toBeInTheDocument();
    await waitFor(() => expect(heart('G2')).toHaveAttribute('aria-pressed', 'true'));
    await user.click(heart('G4'));
    await waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ type: 'error' }]));
    expect(heart('G4')).toHaveAttribute('aria-pressed', 'false');
    expect(call.mock.calls.filter(([method]) => method === 'games.getLikes').length).toBeLessThan(4);
  });
});

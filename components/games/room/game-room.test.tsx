import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followQueryFlags } from '@/components/app-shell/follow-query-flags';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { readStored, writeStored } from '@/lib/browser/storage';
import { closeAllDialogs, closeDialog, useDialogs } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useNavigation } from '@/stores/navigation';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { player, show } from '../games.test-support';
import { LOAD_LIMIT_MS } from './game-frame';
import { game, gameRoom } from './game-room.test-support';

const router = vi.hoisted(() => ({ replace: vi.fn(), refresh: vi.fn(), back: vi.fn() }));
vi.mock('next/navigation', async (load) => ({ ...(await load<object>()), useRouter: () => router }));
vi.mock('@/components/shared/session/refresh-balance', () => ({ refreshBalance: vi.fn(async () => {}) }));
const frame = () => document.querySelector('iframe');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const topDialog = () => useDialogs.getState().stack.at(-1);
const settle = () => act(() => Promise.resolve());

beforeEach(() => {
  useNavigation.getState().reset();
  useSession.getState().reset();
  closeAllDialogs();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/game/book-of-sun');
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

describe('GameRoom for a guest', () => {
  it('loads no frame before a choice, and explains demo mode before the first start (R-GAME-15)', async () => {
    useSession.getState().setGuest();
    show(gameRoom());
    expect(frame()).toBeNull();
    click('Play demo');
    expect(topDialog()).toMatchObject({ name: 'demoMode', props: { name: 'Book of Sun' } });
    await act(async () => closeDialog(topDialog()?.id ?? 0, 'demo'));
    expect(frame()).toHaveAttribute('src', '/platform/game/book-of-sun/play?mode=demo&locale=en');
    expect(frame()).toHaveAttribute('allow', 'fullscreen; autoplay');
    expect(frame()).toHaveAttribute('title', 'Book of Sun');
    // A game may open windows but never navigate the casino's page.
    const rights = frame()?.getAttribute('sandbox')?.split(' ') ?? [];
    expect(rights).toEqual(expect.arrayContaining(['allow-scripts', 'allow-forms', 'allow-popups']));
    expect(rights.filter((right) => right.includes('navigation'))).toEqual([]);
  });

  it('starts nothing when the explanation is closed, and does not explain twice', async () => {
    useSession.getState().setGuest();
    const { unmount } = show(gameRoom(), 'fr');
    click('Jouer en démo');
    await act(async () => closeDialog(topDialog()?.id ?? 0));
    expect(frame()).toBeNull();
    click('Jouer en démo');
    await act(async () => closeDialog(topDialog()?.id ?? 0, 'demo'));
    unmount();
    show(gameRoom(), 'fr');
    click('Jouer en démo');
    await settle();
    expect(frame()).toHaveAttribute('src', '/platform/game/book-of-sun/play?mode=demo&locale=fr');
  });

  it('has a short label for real play on phones, whose button keeps its full name', async () => {
    useSession.getState().setGuest();
    show(gameRoom(), 'fr');
    click('Jouer en démo');
    await act(async () => closeDialog(topDialog()?.id ?? 0, 'demo'));
    expect(screen.getByText('Réel').closest('button')).toHaveAccessibleName('Jouer en réel');
  });

  it('offers no demo where the game has none', () => {
    useSession.getState().setGuest();
    show(gameRoom({ game: { ...game, hasDemo: false } }));
    expect(screen.queryByRole('button', { name: 'Play demo' })).toBeNull();
  });

  it('opens registration for real play, never the frame; closing it leads home (R-GUARD-09)', async () => {
    useSession.getState().setGuest();
    show(gameRoom(), 'fr');
    click('Jouer en réel');
    await act(async () => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(window.location.hash).toBe('#real');
    expect(topDialog()).toMatchObject({ name: 'auth', props: { type: 'registration' } });
    expect(frame()).toBeNull();
    await act(async () => closeDialog(topDialog()?.id ?? 0));
    expect(router.replace).toHaveBeenCalledWith('/fr');
  });

  it('opens registration for an address with #real once it is known that a guest is here (R-GUARD-09)', async () => {
    window.history.replaceState(null, '', '/game/book-of-sun#real');
    show(gameRoom());
    await settle();
    expect(topDialog()).toBeUndefined();
    await act(async () => useSession.getState().setGuest());
    expect(topDialog()).toMatchObject({ name: 'auth', props: { type: 'registration' } });
  });

  it.each([
    ['_reg=1&prevent_close=1', 'registration', true],
    ['_auth=1', 'authorization', false],
  ])(
    'shows one popup for #real with show_popup%s; closing it leaves no flag',
    async (query, type, preventClose) => {
      window.history.replaceState(null, '', `/game/book-of-sun?a=1&show_popup${query}#real`);
      useSession.getState().setGuest();
      if (preventClose) followQueryFlags();
      show(gameRoom());
      await act(async () => followQueryFlags());
      expect(useDialogs.getState().stack).toMatchObject([{ name: 'auth', props: { type }, preventClose }]);
      await act(async () => closeDialog(topDialog()?.id ?? 0, undefined, { force: true }));
      expect(router.replace).toHaveBeenCalledExactlyOnceWith('/');
      expect(window.location.search).toBe('?a=1');
      expect(readStored('show_popup_reg')).toBeNull();
    },
  );

  it('plays for real after signing in, and stays on the page', async () => {
    window.history.replaceState(null, '', '/game/book-of-sun#real');
    useSession.getState().setGuest();
    show(gameRoom());
    await settle();
    await act(async () => {
      useSession.getState().setUser(player());
      closeDialog(topDialog()?.id ?? 0, 'signed-in');
    });
    expect(frame()?.getAttribute('src')).toContain('mode=real');
    expect(window.location.hash).toBe('');
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('makes room for the game’s first letter where its picture cannot be fetched (R-GAME-02)', () => {
    show(gameRoom({ game: { ...game, image: '/platform/media/games/book.webp' } }));
    const picture = document.querySelector('[data-letter="B"] > img') as Element;
    expect(fireEvent.error(picture) && picture).not.toBeVisible();
  });
});

describe('telling demo from real', () => {
  it('says under the bar that a demo plays for nothing, and not in real play (R-GAME-15)', async () => {
    sessionStorage.setItem('demo_explained', '1');
    useSession.getState().setUser(player());
    show(gameRoom());
    expect(screen.queryByRole('note')).toBeNull();
    click('Play demo');
    await settle();
    expect(screen.getByRole('note')).toHaveTextContent('Demo: play money');
    expect(screen.getByTestId('balance')).toHaveTextContent('5,000 FUN');
    click('Play for real');
    await settle();
    expect(screen.queryByRole('note')).toBeNull();
    expect(frame()?.getAttribute('src')).toContain('mode=real');
  });

  it('remembers what was played, the newest first, for the search', async () => {
    sessionStorage.setItem('demo_explained', '1');
    useSession.getState().setGuest();
    show(gameRoom());
    expect(readStored('last_games')).toBeNull();
    click('Play demo');
    await settle();
    expect(readStored('last_games')).toEqual([{ sysname: 'book-of-sun', name: 'Book of Sun', image: null }]);
  });
});

describe('the exit of a game', () => {
  const exit = () => screen.getByRole('link', { name: 'Leave the game' });

  it('leads to the page the game was opened from, else to the hall', () => {
    useSession.getState().setGuest();
    const { unmount } = show(gameRoom());
    expect(exit()).toHaveAttribute('href', '/gamehall');
    unmount();
    writeStored('last_place', { path: '/tournaments/81', length: 1, game: null });
    show(gameRoom(), 'fr');
    expect(screen.getByRole('link', { name: 'Quitter le jeu' })).toHaveAttribute(
      'href',
      '/fr/tournaments/81',
    );
  });

  it('steps back where that page is one step away, and opens it again otherwise', () => {
    useSession.getState().setGuest();
    const place = { path: '/gamehall?type=live', game: '/game/book-of-sun' };
    writeStored('last_place', { ...place, length: window.history.length - 1 });
    show(gameRoom());
    fireEvent.click(exit());
    expect(router.back).toHaveBeenCalledTimes(1);
    fireEvent.click(exit(), { ctrlKey: true });
    writeStored('last_place', { ...place, length: window.history.length - 2 });
    fireEvent.click(exit());
    writeStored('last_place', { ...place, game: '/game/another', length: window.history.length - 1 });
    fireEvent.click(exit());
    expect(router.back).toHaveBeenCalledTimes(1);
  });

  it('never leads to another site', () => {
    sessionStorage.setItem('last_place', JSON.stringify({ path: '//evil.example', length: 1, game: null }));
    useSession.getState().setGuest();
    show(gameRoom());
    expect(exit()).toHaveAttribute('href', '/gamehall');
  });
});

describe('GameRoom for a player', () => {
  it('plays for real at once and shows the balance', () => {
    useSession.getState().setUser(player(1250.5));
    show(gameRoom());
    expect(frame()?.getAttribute('src')).toContain('mode=real');
    expect(screen.getByTestId('balance')).toHaveTextContent('1,250.50 €');
  });

  it('asks for a deposit before a slot with empty balances where the switch is off (R-GAME-16)', () => {
    useSession.getState().setUser(player(0));
    show(gameRoom({ isZeroBalanceAllowed: false }));
    expect(frame()).toBeNull();
    expect(screen.getByRole('link', { name: 'Make a deposit' })).toHaveAttribute('href', '/cashier/deposit');
    expect(screen.queryByRole('button', { name: /free spin/ })).toBeNull();
  });

  it('lets a running game continue when the balance falls to nothing', () => {
    useSession.getState().setUser(player(10));
    show(gameRoom({ isZeroBalanceAllowed: false }));
    act(() => useSession.getState().setUser(player(0)));
    expect(frame()?.getAttribute('src')).toContain('mode=real');
  });

  it('unloads real play when the session is lost', () => {
    useSession.getState().setUser(player());
    show(gameRoom());
    act(() => useSession.getState().setGuest());
    expect(frame()).toBeNull();
  });
});

describe('the game’s frame', () => {
  function say(data: unknown, from: { origin?: string; source?: Window | null } = {}) {
    const { origin = window.location.origin, source = frame()?.contentWindow ?? null } = from;
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  }

  beforeEach(() => {
    vi.useFakeTimers();
    useSession.getState().setUser(player());
  });

  it('refetches the balance after a round, at most once a second, and when the game is left', () => {
    const { unmount } = show(gameRoom());
    for (let round = 0; round < 1_000; round += 1) say({ type: 'game:round-finished' });
    expect(refreshBalance).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(5_000));
    expect(refreshBalance).toHaveBeenCalledTimes(2);
    unmount();
    expect(refreshBalance).toHaveBeenCalledTimes(3);
  });

  it('ignores messages of another origin or another window, and junk', () => {
    show(gameRoom());
    say({ type: 'game:exit' }, { origin: 'https://evil.example' });
    say({ type: 'game:exit' }, { source: window });
    say({ type: 'game:exit' }, { source: null });
    say({ type: 'game:steal' });
    say(null);
    say('x'.repeat(100_000));
    say({ type: { toString: () => 'game:exit' } });
    say(['game:exit']);
    say({ type: 'game:exit' }, { origin: 'null' });
    expect(useNavigation.getState().target).toBeNull();
    say({ type: 'game:exit' });
    expect(useNavigation.getState().target).toBe('/gamehall');
  });

  it('fails after 12 s without loading, and can be tried again', () => {
    show(gameRoom());
    expect(screen.getByRole('status')).toHaveTextContent('The game is loading');
    act(() => void vi.advanceTimersByTime(LOAD_LIMIT_MS));
    expect(screen.getByRole('alert')).toHaveTextContent('The game did not load');
    expect(screen.getByRole('link', { name: 'See all games' })).toBeVisible();
    click('Try again');
    fireEvent.load(frame() ?? document.body);
    act(() => void vi.advanceTimersByTime(LOAD_LIMIT_MS * 2));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a frame whose document is no game', () => {
  function load(document: object | null, status?: number): void {
    const element = frame();
    if (!element) throw new Error('There is no frame');
    const entries = status === undefined ? [] : [{ responseStatus: status }];
    const defaultView = {
      get performance() {
        if (!document) throw new DOMException('Cross-origin', 'SecurityError');
        return { getEntriesByType: () => entries };
      },
    };
    Object.defineProperty(element, 'contentDocument', { value: document && { ...document, defaultView } });
    Object.defineProperty(element, 'contentWindow', { value: defaultView });
    fireEvent.load(element);
  }
  const hasFailed = () => screen.queryByRole('alert') !== null;

  beforeEach(() => {
    useSession.getState().setUser(player());
    show(gameRoom());
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['a game', { contentType: 'text/html' }, 200, false],
    ['a game in a browser that gives no status', { contentType: 'text/html' }, undefined, false],
    ['a refusal', { contentType: 'text/html' }, 403, true],
    ['a page that is not found', { contentType: 'text/html' }, 404, true],
    ['an overloaded server', { contentType: 'text/html' }, 503, true],
    ['a JSON response', { contentType: 'application/json' }, 200, true],
    ['a game on another origin', null, undefined, false],
  ])('%s', (_what, document, status, isFailure) => {
    load(document, status);
    expect(hasFailed()).toBe(isFailure);
  });

  const refusal = (type: string | null) => ({
    contentType: 'application/json',
    body: { textContent: JSON.stringify({ data: null, error: type === null ? null : { type } }) },
  });

  it('a refusal that names its reason is shown like that of any action (R-ERR-14)', async () => {
    load(refusal('UserNeedDepositException'), 200);
    expect(hasFailed()).toBe(true);
    await waitFor(() =>
      expect(topDialog()).toMatchObject({ name: 'missingStep', props: { step: 'deposit' } }),
    );
  });

  it('a refusal with status 403 is fatal as everywhere (R-ERR-05)', async () => {
    load(refusal('UserNeedDepositException'), 403);
    await waitFor(() => expect(useFatal.getState().kind).toBe('forbidden'));
    useFatal.getState().reset();
  });

  it('a refusal because of a lost session ends the session', async () => {
    load(refusal('AuthorizationException'), 200);
    await waitFor(() => expect(useSession.getState().status).toBe('guest'));
  });

  it('a failure without a reason is shown in the game’s place only', async () => {
    const { showRefusal } = await import('./show-refusal');
    await showRefusal('<html>', 502);
    await showRefusal('{}', 500);
    await showRefusal(refusal('UnknownErrorException').body.textContent, 500);
    await showRefusal(refusal(null).body.textContent, 200);
    expect(useToasts.getState().toasts).toEqual([]);
    expect(topDialog()).toBeUndefined();
  });

  it('counts a frame that cannot be looked at as failed without a connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    load(null);
    expect(hasFailed()).toBe(true);
  });
});

describe('full screen', () => {
  it('fills the window where elements have no full screen, and Escape leaves it (R-GAME-09)', async () => {
    useSession.getState().setGuest();
    show(gameRoom());
    click('Full screen');
    await settle();
    // The label already states the action: with `aria-pressed` it would be announced as the opposite.
    expect(screen.getByRole('button', { name: 'Exit full screen' })).not.toHaveAttribute('aria-pressed');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Full screen' })).toBeVisible();
  });

  it.each([
    ['all', false, true],
    ['all', true, true],
    ['none', false, false],
    ['none', true, false],
    ['telegram', false, false],
    ['telegram', true, true],
    ['product', true, false],
    ['product', false, true],
  ] as const)('%s, in the mini-app %s: shown %s (R-GAME-09)', (mode, isInMiniApp, isShown) => {
    if (isInMiniApp) sessionStorage.setItem('tg', '1');
    show(gameRoom({ fullScreen: mode }));
    expect(screen.queryByRole('button', { name: 'Full screen' }) !== null).toBe(isShown);
  });

  it('R-GUARD-14: takes a page with a widget of the messenger for no mini-app', () => {
    vi.stubGlobal('Telegram', { Login: {} });
    show(gameRoom({ fullScreen: 'telegram' }));
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
    vi.unstubAllGlobals();
  });
});

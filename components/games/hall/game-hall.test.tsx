import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { firstInteraction } from '@/lib/browser/first-interaction';
import { whenIdle } from '@/lib/browser/when-idle';
import { buildSearchIndex } from '@/lib/games/search-index';
import { holdSearchIndex } from '@/lib/games/search-held';
import { closeDialog, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { stubObservers } from '@/tests/support/stub-observers';
import { platformCalls } from '@/tests/support/platform-calls';
import { GameHall, type GameHallProps } from './game-hall';
import { responseWith, player, show, wireGame } from '../games.test-support';

const address = vi.hoisted(() => ({ search: '' }));
vi.mock('next/navigation', async (load) => ({
  ...(await load<object>()),
  useSearchParams: () => new URLSearchParams(address.search),
  useRouter: () => ({ refresh: vi.fn() }),
}));

const call = platformCalls();

const first = [{ sysname: 'first', name: 'First', image: null }];
const sent = vi.fn<(url: URL) => Promise<Response>>();

function hall(more: Partial<GameHallProps> = {}) {
  return (
    <GameHall
      types={['all', 'slot', 'live']}
      categories={[{ id: '5', name: 'Live casino' }]}
      scope={{}}
      first={{ items: first, total: 60 }}
      firstCount="60 games"
      step={24}
      hasHeart={false}
      {...more}
    >
      <p>Nothing here</p>
    </GameHall>
  );
}

const games = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => wireGame(`g-${from + index}`, `Game ${from + index}`));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const link = (name: string) => screen.findByRole('link', { name });
const input = (call: number) => {
  const get = (name: string) => sent.mock.calls[call]?.[0].searchParams.get(name);
  return { options: JSON.parse(get('options') ?? '{}'), offset: get('offset'), count: get('count') };
};

beforeEach(() => {
  call.mockReset();
  stubObservers();
  vi.stubGlobal('scrollTo', () => undefined);
  address.search = '';
  window.history.replaceState(null, '', '/gamehall');
  queryClient.clear();
  useSession.getState().setGuest();
  useDialogs.setState({ stack: [] });
  sent.mockReset();
  vi.stubGlobal('fetch', (url: string) => sent(new URL(url, 'http://site.test')));
});
afterEach(() => vi.unstubAllGlobals());
afterEach(() => holdSearchIndex(null, 0));
// Unmount first: mounted components need the observers until then.
afterEach(cleanup);

describe('GameHall', () => {
  it('shows the server’s tiles and their number, and requests nothing', async () => {
    show(hall());
    expect(await link('First')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('60 games');
    expect(sent).not.toHaveBeenCalled();
  });

  it('shows all games once they are requested, and the focus goes to the first new one', async () => {
    sent.mockImplementation((url) => {
      const offset = Number(url.searchParams.get('offset'));
      return Promise.resolve(responseWith({ items: games(offset, Math.min(120, 60 - offset)), total: 60 }));
    });
    show(hall());
    click('Show more');
    const isFirstNew = () => expect(document.activeElement).toHaveAttribute('href', '/game/g-1');
    await waitFor(isFirstNew);
    expect(input(0)).toMatchObject({ offset: '0', count: '120' });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('leads from tile to tile by arrow keys and by the beginning of a name', async () => {
    const items = ['Alpha', 'Beta', 'Bravo'].map((name) => ({ sysname: name, name, image: null }));
    const { user } = show(hall({ first: { items, total: 3 } }));
    await user.click(await link('Alpha'));
    await user.keyboard('{ArrowRight}');
    expect(await link('Beta')).toHaveFocus();
    await user.keyboard('br');
    expect(await link('Bravo')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(await link('Alpha')).toHaveFocus();
  });

  it('shows a failed list and the whole page around it where too many games would be rendered', async () => {
    const reported = vi.spyOn(console, 'warn').mockReturnValue();
    const categories = Array.from({ length: 3_000 }, (_, at) => ({ id: String(at), name: `Category ${at}` }));
    const items = Array.from({ length: 3_000 }, (_, at) => ({ sysname: `g${at}`, name: 'G', image: null }));
    show(hall({ categories, first: { items, total: 3_000 } }));
    expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded.');
    expect(screen.getByRole('status')).toHaveTextContent('60 games');
    expect(screen.getAllByRole('link', { name: /^Category/ })).toHaveLength(999);
    expect(reported).toHaveBeenCalledWith('A list of games failed: RangeError');
    reported.mockRestore();
  });

  it('shows a text in place of an empty list of games', () => {
    show(hall({ first: { items: [], total: 0 }, firstCount: 'No games' }));
    expect(screen.getByText('Nothing here')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No games');
  });

  it('follows the address in the browser, and keeps the tiles’ places until the response is there (R-GAME-05)', async () => {
    address.search = 'category=5&providers=sunplay,neon';
    let arrive: (response: Response) => void = () => undefined;
    sent.mockImplementation(() => new Promise(() => undefined));
    sent.mockImplementationOnce(() => new Promise((done) => (arrive = done)));
    show(hall());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(screen.getByText('First')).toBeInTheDocument();
    expect(input(0)).toEqual({
      options: { providers: ['sunplay', 'neon'], category: 5 },
      offset: '0',
      count: '24',
    });
    await act(async () => arrive(responseWith({ items: games(1, 2), total: 2 })));
    expect(await link('Game 1')).toBeVisible();
    expect(screen.queryByText('First')).toBeNull();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 games'));
    expect(screen.getByRole('link', { name: 'Live casino' })).toHaveAttribute('aria-current', 'page');
  });

  it('writes a choice into the address and keeps its other parameters', async () => {
    window.history.replaceState(null, '', '/gamehall?trackId=7');
    sent.mockImplementation(async () => responseWith({ items: games(1, 1), total: 1 }));
    show(hall());
    click('Slots');
    await link('Game 1');
    expect(window.location.search).toBe('?trackId=7&type=slot');
    expect(screen.getByRole('button', { name: 'Slots' })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'name' } });
    await waitFor(() => expect(String(sent.mock.calls)).toContain('sort_options=name'));
    expect(window.location.search).toBe('?trackId=7&type=slot&sort=name');
    click('Reset filters');
    await waitFor(() => expect(window.location.search).toBe('?trackId=7'));
    expect(await link('First')).toBeVisible();
  });

  it('keeps both of two choices made before the first one is rendered', async () => {
    sent.mockImplementation(() => Promise.resolve(responseWith({ items: games(0, 24), total: 24 })));
    show(hall());
    click('Slots');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'name' } });
    await waitFor(() => expect(window.location.search).toBe('?type=slot&sort=name'));
  });

  it('takes providers from the dialog of providers', async () => {
    sent.mockImplementation(async () => responseWith({ items: games(1, 1), total: 1 }));
    show(hall());
    click('Providers');
    const dialog = useDialogs.getState().stack[0];
    expect(dialog).toMatchObject({ name: 'gameProviders', props: { chosen: [] } });
    await act(async () => closeDialog(dialog?.id ?? 0, ['sunplay', 'neon']));
    await link('Game 1');
    expect(window.location.search).toBe('?providers=sunplay,neon');
    expect(screen.getByRole('button', { name: 'Providers: 2' })).toBeVisible();
  });

  it('says when nothing matches, and leads back to all games', async () => {
    address.search = 'providers=nobody';
    sent.mockImplementation(async () => responseWith({ items: [], total: 0 }));
    show(hall());
    expect(await screen.findByText('No game matches')).toBeVisible();
    fireEvent.click(screen.getAllByRole('button', { name: 'Reset filters' })[1] ?? document.body);
    expect(await link('First')).toBeVisible();
  });

  it('offers to try again after a failure', async () => {
    address.search = 'providers=sunplay';
    sent.mockResolvedValueOnce(
      Response.json({ data: null, error: { type: 'InternalServerErrorException' } }),
    );
    sent.mockImplementation(async () => responseWith({ items: games(1, 1), total: 1 }));
    show(hall(), 'fr');
    fireEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await link('Game 1')).toBeVisible();
  });

  it('counts nothing where the games of a choice could not be read', async () => {
    sent.mockImplementation(async ({ searchParams }) =>
      searchParams.get('options')?.includes('slot')
        ? responseWith({ items: games(1, 2), total: 2 })
        : Response.json({ data: null, error: { type: 'InternalServerErrorException' } }),
    );
    show(hall());
    click('Slots');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 games'));
    click('Live');
    expect(await screen.findByRole('alert')).toBeVisible();
    // An effect of the failed list reports it, after the alert is in the document.
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  });

  it('stays within its own category whatever the address says', async () => {
    address.search = 'category=9&providers=sunplay';
    sent.mockImplementation(async () => responseWith({ items: games(1, 1), total: 1 }));
    show(hall({ scope: { category: '5' }, types: [] }));
    await link('Game 1');
    expect(input(0).options).toEqual({ providers: ['sunplay'], category: 5 });
  });

  it('a name of 300 letters, no picture and an unknown sysname make tiles all the same', async () => {
    const name = 'Long '.repeat(60).trim();
    const item = { ...wireGame('long', name), image_url: null };
    address.search = 'providers=sunplay';
    sent.mockImplementation(async () =>
      responseWith({ items: [item, item, { name: 'No sysname' }], total: 3 }),
    );
    show(hall());
    expect(await link(name)).toHaveAttribute('href', '/game/long');
    expect(
      screen.getAllByRole('listitem').filter((entry) => entry.querySelector('a[href*="/game/"]')),
    ).toHaveLength(1);
  });
});

describe('a choice whose response is there before it is made', () => {
  const requested = () => sent.mock.calls.map(([url]) => JSON.parse(url.searchParams.get('options') ?? '{}'));

  it('is read when somebody points at it, and not a second time on the click', async () => {
    sent.mockImplementation(() => Promise.resolve(responseWith({ items: games(1, 2), total: 2 })));
    show(hall());
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Slots' }));
    await waitFor(() => expect(requested()).toEqual([{ type: 'slot' }]));
    click('Slots');
    expect(await link('Game 1')).toBeVisible();
    expect(requested().filter(({ type }) => type === 'slot')).toHaveLength(1);
  });

  it('is read at once after a first interaction in the hall, if only scrolling', async () => {
    sent.mockImplementation(() => Promise.resolve(responseWith({ items: games(1, 2), total: 2 })));
    show(hall());
    fireEvent.scroll(window);
    await firstInteraction();
    await new Promise<void>((resolve) => whenIdle(resolve));
    await vi.dynamicImportSettled();
    expect(requested()).toEqual([]);
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Slots' }));
    expect(requested()).toEqual([{ type: 'slot' }]);
  });

  it('is read for the other types once one was chosen', async () => {
    sent.mockImplementation(() => Promise.resolve(responseWith({ items: games(1, 2), total: 2 })));
    show(hall());
    click('Slots');
    await waitFor(() => expect(requested()).toEqual([{ type: 'slot' }, { type: 'live' }]));
    click('Live');
    expect(await link('Game 1')).toBeVisible();
    expect(requested()).toHaveLength(2);
  });

  it('is built from the games stored on the device, also while the platform cannot be reached', async () => {
    const held = ['Slot One', 'Slot Two'].map((name) => ({ ...search(name), type: 'slot' }));
    const data = { games: [...held, search('Live One')], total: 3, providers: [], categories: [] };
    holdSearchIndex(buildSearchIndex(data, {}), 0);
    sent.mockRejectedValue(new TypeError('offline'));
    show(hall());
    click('Slots');
    expect(await link('Slot One')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 games'));
    expect(screen.queryByText('Live One')).toBeNull();
  });
});

/** A live game as found in the search index. */
function search(name: string) {
  return { sysname: name.toLowerCase().replace(' ', '-'), name, image: null, provider: null, type: 'live' };
}

describe('a player’s own games', () => {
  const account = (responses: Partial<Record<string, object>>) =>
    call.mockImplementation((method) => responses[method] ?? Promise.reject(new Error('Refused')));
  const round = (sysname: string) => ({ id: sysname, game: { sysname, name: sysname } });

  it('are the favourites, narrowed by the rest of the choice (R-GAME-10)', async () => {
    account({ 'games.getLikes': { sysnames: ['g-7', 'g-3'] }, 'freespins.get': { items: [], total: 0 } });
    useSession.getState().setUser(player());
    sent.mockImplementation(async () => responseWith({ items: games(7, 1), total: 1 }));
    show(hall({ hasHeart: true }));
    click('Your favourites');
    expect(await link('Game 7')).toBeVisible();
    expect(window.location.search).toBe('?own=favourites');
    expect(sent.mock.calls[0]?.[0].searchParams.get('sysnames')).toBe('g-7,g-3');
  });

  it('are those played last, each once, newest first', async () => {
    address.search = 'own=recent';
    account({ 'games.getHistory': { items: [round('g-2'), round('g-1'), round('g-2')], total: 3 } });
    useSession.getState().setUser(player());
    sent.mockImplementation(async () => responseWith({ items: games(1, 2), total: 2 }));
    show(hall());
    expect(await link('Game 1')).toBeVisible();
    expect(sent.mock.calls[0]?.[0].searchParams.get('sysnames')).toBe('g-2,g-1');
  });

  it('say when there are none, and a failure offers to try again', async () => {
    address.search = 'own=favourites';
    account({ 'games.getLikes': { sysnames: [] } });
    useSession.getState().setUser(player());
    const { unmount } = show(hall());
    expect(await screen.findByText(/no favourites yet/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No games'));
    unmount();
    queryClient.clear();
    account({});
    show(hall());
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  it('ask a guest to sign in, who has no buttons for them', async () => {
    address.search = 'own=recent';
    show(hall({ hasHeart: true }));
    expect(await screen.findByText('Log in to see your own games')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Your favourites' })).toBeNull();
    click('Log in');
    expect(useDialogs.getState().stack).toMatchObject([{ name: 'auth' }]);
  });
});

describe('the focus when its control goes', () => {
  const headHasFocus = () => waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  const refused = () => Response.json({ data: null, error: { type: 'InternalServerErrorException' } });

  it('goes to the head of the list after the choice is taken back', async () => {
    address.search = 'type=slot';
    sent.mockImplementation(async () => responseWith({ items: games(1, 1), total: 1 }));
    const { user } = show(hall());
    await user.click(await screen.findByRole('button', { name: 'Reset filters' }));
    await headHasFocus();
    expect(screen.queryByRole('button', { name: 'Reset filters' })).toBeNull();
  });

  it('goes there from where nothing was found', async () => {
    address.search = 'providers=nobody';
    sent.mockImplementation(async () => responseWith({ items: [], total: 0 }));
    const { user } = show(hall());
    await screen.findByText('No game matches');
    const [, reset] = screen.getAllByRole('button', { name: 'Reset filters' });
    await user.click(reset ?? document.body);
    await headHasFocus();
  });

  it('goes there from a list that is requested again', async () => {
    address.search = 'providers=neon';
    let isUp = false;
    sent.mockImplementation(async () => (isUp ? responseWith({ items: games(1, 1), total: 1 }) : refused()));
    const { user } = show(hall(), 'fr');
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    isUp = true;
    retry.focus();
    await user.keyboard('{Enter}');
    await link('Game 1');
    await headHasFocus();
  });

  it('goes there from the heart of the last favourite (R-GAME-10)', async () => {
    address.search = 'own=favourites';
    const likes = ['g-7'];
    call.mockImplementation((name) => {
      if (name === 'games.removeLike') likes.pop();
      if (name === 'games.getLikes') return { sysnames: [...likes] };
      return name === 'freespins.get' ? { items: [], total: 0 } : { result: 1 };
    });
    useSession.getState().setUser(player());
    sent.mockImplementation(async () => responseWith({ items: games(7, 1), total: 1 }));
    const { user } = show(hall({ hasHeart: true }));
    const heart = await screen.findByRole('button', { name: 'Favourite: Game 7', pressed: true });
    heart.focus();
    await user.keyboard('{Enter}');
    await screen.findByText(/no favourites yet/);
    await headHasFocus();
  });

  it('is not taken from a visitor whose focus is nowhere', async () => {
    sent.mockImplementation(async () => responseWith({ items: games(1, 1), total: 1 }));
    show(hall());
    click('Slots');
    await link('Game 1');
    expect(document.body).toHaveFocus();
  });
});

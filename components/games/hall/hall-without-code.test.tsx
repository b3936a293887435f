import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { stubObservers } from '@/tests/support/stub-observers';
import { GameHall } from './game-hall';
import { responseWith, player, show, wireGame } from '../games.test-support';

const { address, lost } = vi.hoisted(() => ({ address: { search: '' }, lost: new Set<string>() }));
vi.mock('next/navigation', async (load) => ({
  ...(await load<object>()),
  useSearchParams: () => new URLSearchParams(address.search),
}));
// The real one runs with a delay, when a short test may be over.
const parted = vi.hoisted(() => <Module extends object>(module: Module, name: keyof Module & string) => ({
  ...module,
  get [name]() {
    if (lost.has(name)) throw new Error('Failed to load chunk');
    return module[name];
  },
}));
vi.mock('./live-games', async (load) => parted(await load<typeof import('./live-games')>(), 'LiveGames'));
vi.mock('./own-games', async (load) => parted(await load<typeof import('./own-games')>(), 'OwnGames'));
vi.mock('./windowed-grid', async (load) =>
  parted(await load<typeof import('./windowed-grid')>(), 'WindowedGrid'),
);

function hall() {
  return (
    <GameHall
      types={['all', 'slot']}
      categories={[]}
      scope={{}}
      first={{ items: [{ sysname: 'first', name: 'First', image: null }], total: 60 }}
      firstCount="60 games"
      step={24}
      hasHeart
    >
      {null}
    </GameHall>
  );
}

const games = Array.from({ length: 24 }, (_, index) => wireGame(`g-${index}`, `Game ${index}`));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const failureIsShown = () =>
  waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ text: 'This could not be loaded.' }]));

beforeEach(() => {
  stubObservers();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(responseWith({ items: games, total: 60 })));
  address.search = '';
  lost.clear();
  window.history.replaceState(null, '', '/gamehall');
  queryClient.clear();
  useSession.getState().setGuest();
  useToasts.getState().reset();
});
afterEach(() => vi.unstubAllGlobals());
// Unmount first: mounted components need the observers until then.
afterEach(cleanup);

// Loaded code stays loaded: each test can withhold fewer modules than the one before.
describe('R-ERR-13 a hall whose further code does not come', () => {
  it('keeps its tiles where more were requested, says so, and can be requested again', async () => {
    lost.add('LiveGames');
    show(hall());
    for (const _click of ['first', 'second']) {
      click('Show more');
      await failureIsShown();
      expect(screen.getByRole('link', { name: 'First' })).toBeVisible();
      useToasts.getState().reset();
    }
  });

  it('shows the server’s games where the address asks for others', async () => {
    lost.add('LiveGames');
    address.search = 'type=slot';
    show(hall());
    await failureIsShown();
    expect(screen.getByRole('link', { name: 'First' })).toBeVisible();
  });

  it('keeps its tiles where a choice was made, which can be made again', async () => {
    lost.add('LiveGames');
    show(hall());
    click('Slots');
    await failureIsShown();
    expect(screen.getByRole('link', { name: 'First' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('60 games');
    expect(screen.getByRole('button', { name: 'Slots' })).toHaveAttribute('aria-pressed', 'false');
    // A reload requests it again.
    expect(window.location.search).toBe('?type=slot');
    lost.clear();
    click('Slots');
    expect(await screen.findByRole('link', { name: 'Game 1' })).toBeVisible();
  });

  it('keeps the list that a player’s own games were to take the place of', async () => {
    lost.add('OwnGames');
    useSession.getState().setUser(player());
    show(hall());
    click('Slots');
    await screen.findByRole('link', { name: 'Game 1' });
    click('Your favourites');
    await failureIsShown();
    expect(await screen.findByRole('link', { name: 'Game 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Slots' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Your favourites' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('keeps its tiles where only the code of the long list is missing, which can be requested again', async () => {
    lost.add('WindowedGrid');
    show(hall());
    click('Show more');
    await failureIsShown();
    expect(screen.getByRole('link', { name: 'First' })).toBeVisible();
    lost.clear();
    click('Show more');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
  });
});

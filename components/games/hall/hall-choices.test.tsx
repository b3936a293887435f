import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeDialog, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { stubObservers } from '@/tests/support/stub-observers';
import { responseWith, show, wireGame } from '../games.test-support';
import { GameHall } from './game-hall';
import './own-games';
import './windowed-grid';

const address = vi.hoisted(() => ({ search: '' }));
vi.mock('next/navigation', async (load) => ({
  ...(await load<object>()),
  useSearchParams: () => new URLSearchParams(address.search),
  useRouter: () => ({ refresh: vi.fn() }),
}));

const items = [{ sysname: 'first', name: 'First', image: null }];
const hall = (
  <GameHall
    types={['all', 'slot']}
    categories={[]}
    scope={{}}
    first={{ items, total: 2 }}
    firstCount="2 games"
    step={24}
    hasHeart={false}
  >
    {null}
  </GameHall>
);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  stubObservers();
  vi.stubGlobal('scrollTo', () => undefined);
  address.search = '';
  window.history.replaceState(null, '', '/gamehall');
  useSession.getState().setGuest();
  useDialogs.setState({ stack: [] });
  const all = responseWith({ items: [wireGame('first'), wireGame('second', 'Second')], total: 2 });
  vi.stubGlobal('fetch', () => Promise.resolve(all.clone()));
});
afterEach(() => vi.unstubAllGlobals());
// Unmount first: mounted components need the observers until then.
afterEach(cleanup);

it('keeps the list open, and the history, where what is chosen is chosen already', async () => {
  show(hall);
  click('Show more');
  expect(await screen.findByRole('link', { name: 'Second' })).toBeVisible();
  const entries = window.history.length;
  click('All');
  click('Providers');
  await act(async () => closeDialog(useDialogs.getState().stack[0]?.id ?? 0, []));
  // The choice is carried out after the chip has been painted.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(window.history).toHaveLength(entries);
  expect(screen.getByRole('link', { name: 'Second' })).toBeVisible();
});

it('offers no sort order for a player’s own games, which the platform lists as they are named', async () => {
  const { unmount } = show(hall);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  unmount();
  address.search = 'own=recent&sort=name';
  show(hall);
  expect(await screen.findByText('Log in to see your own games')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/runtime/query-client';
import { closeDialog, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { GameGrid } from './game-grid';
import { GameHall, type GameHallProps } from './game-hall';
import { answer, show, wireGame } from './games.test-support';

const address = vi.hoisted(() => ({ search: '' }));
vi.mock('next/navigation', async (load) => ({
  ...(await load<object>()),
  useSearchParams: () => new URLSearchParams(address.search),
  useRouter: () => ({ refresh: vi.fn() }),
}));

const sent = vi.fn<(url: URL) => Promise<Response>>();

function hall(more: Partial<GameHallProps> = {}) {
  return (
    <GameHall
      types={['all', 'slot', 'live']}
      categories={[{ id: '5', name: 'Live casino' }]}
      scope={{}}
      total={60}
      step={24}
      hasHeart={false}
      {...more}
    >
      <GameGrid games={[{ sysname: 'first', name: 'First', image: null }]} hasHeart={false} />
    </GameHall>
  );
}

const games = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => wireGame(`g-${from + index}`, `Game ${from + index}`));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const link = (name: string) => screen.findByRole('link', { name });
const input = (call: number) => {
  const query = sent.mock.calls[call]?.[0].searchParams;
  return {
    options: JSON.parse(query?.get('options') ?? '{}'),
    offset: query?.get('offset'),
    count: query?.get('count'),
  };
};

beforeEach(() => {
  address.search = '';
  window.history.replaceState(null, '', '/gamehall');
  queryClient.clear();
  useSession.getState().setGuest();
  useDialogs.setState({ stack: [] });
  sent.mockReset();
  vi.stubGlobal('fetch', (url: string) => sent(new URL(url, 'http://site.test')));
});
afterEach(() => vi.unstubAllGlobals());

describe('GameHall', () => {
  it('shows the server’s tiles and their number, and asks for nothing', async () => {
    show(hall());
    expect(await link('First')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('60 games');
    expect(sent).not.toHaveBeenCalled();
  });

  it('goes on by offset after the server’s tiles, and the focus goes to the first new one', async () => {
    sent.mockImplementation((url) => {
      const offset = Number(url.searchParams.get('offset'));
      return Promise.resolve(answer({ items: games(offset, Math.min(24, 60 - offset)), total: 60 }));
    });
    show(hall());
    press('Show more');
    expect(await link('Game 24')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'First' })).toBeVisible();
    press('Show more');
    await link('Game 59');
    expect([input(0), input(1)]).toMatchObject([
      { offset: '24', count: '24' },
      { offset: '48', count: '24' },
    ]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('follows the address in the browser, and keeps the tiles’ places until the answer is there (R-GAME-05)', async () => {
    address.search = 'category=5&providers=sunplay,neon';
    let arrive: (response: Response) => void = () => undefined;
    sent.mockImplementation(() => new Promise((done) => (arrive = done)));
    show(hall());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(screen.getByText('First')).toBeInTheDocument();
    expect(input(0)).toEqual({
      options: { providers: ['sunplay', 'neon'], category: '5' },
      offset: '0',
      count: '24',
    });
    await act(async () => arrive(answer({ items: games(1, 2), total: 2 })));
    expect(await link('Game 1')).toBeVisible();
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('2 games');
    expect(screen.getByRole('link', { name: 'Live casino' })).toHaveAttribute('aria-current', 'page');
  });

  it('writes a choice into the address, the rest of which stays', async () => {
    window.history.replaceState(null, '', '/gamehall?trackId=7');
    sent.mockResolvedValue(answer({ items: games(1, 1), total: 1 }));
    show(hall());
    press('Slots');
    await link('Game 1');
    expect(window.location.search).toBe('?trackId=7&type=slot');
    expect(screen.getByRole('button', { name: 'Slots' })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'name' } });
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(window.location.search).toBe('?trackId=7&type=slot&sort=name');
    press('Reset filters');
    expect(window.location.search).toBe('?trackId=7');
    expect(await link('First')).toBeVisible();
  });

  it('takes providers from the dialog of providers', async () => {
    sent.mockResolvedValue(answer({ items: games(1, 1), total: 1 }));
    show(hall());
    press('Providers');
    const dialog = useDialogs.getState().stack[0];
    expect(dialog).toMatchObject({ name: 'gameProviders', props: { chosen: [] } });
    await act(async () => closeDialog(dialog?.id ?? 0, ['sunplay', 'neon']));
    await link('Game 1');
    expect(window.location.search).toBe('?providers=sunplay,neon');
    expect(screen.getByRole('button', { name: 'Providers: 2' })).toBeVisible();
  });

  it('says when nothing matches, and leads back to all games', async () => {
    address.search = 'providers=nobody';
    sent.mockResolvedValue(answer({ items: [], total: 0 }));
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
    sent.mockResolvedValue(answer({ items: games(1, 1), total: 1 }));
    show(hall(), 'fr');
    fireEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await link('Game 1')).toBeVisible();
  });

  it('stays within its own category whatever the address says', async () => {
    address.search = 'category=9&providers=sunplay';
    sent.mockResolvedValue(answer({ items: games(1, 1), total: 1 }));
    show(hall({ scope: { category: '5' }, types: [] }));
    await link('Game 1');
    expect(input(0).options).toEqual({ providers: ['sunplay'], category: '5' });
  });
});

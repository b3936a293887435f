import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { stubObservers } from '../../../tests/support/stub-observers';
import { player, show } from '../games.test-support';
import { RowTiles } from './row-tiles';

const call = platformCalls();

const book = { sysname: 'book-of-sun', name: 'Book of Sun', image: '/platform/media/games/book.webp' };

beforeEach(() => {
  call.mockReset();
  // For the controls that a row loads on first interaction.
  stubObservers();
  queryClient.clear();
  useSession.getState().reset();
  useToasts.getState().reset();
  useDialogs.setState({ stack: [] });
});

/** Mocks a platform that stores favourites in memory. */
function favourites(
  sysnames: string[],
  { isRefusing = false, toggled }: { isRefusing?: boolean; toggled?: Promise<void> } = {},
) {
  return call.mockImplementation(async (method, { sysname = '' }) => {
    if (method === 'games.getLikes') return { sysnames: [...sysnames] };
    if (method === 'freespins.get') {
      return { items: [{ game: { sysname: book.sysname }, remaining_count: 7, status: 'active' }], total: 1 };
    }
    await toggled;
    if (isRefusing) return { result: 0 };
    if (method === 'games.addLike') sysnames.push(sysname);
    if (method === 'games.removeLike') sysnames.splice(sysnames.indexOf(sysname), 1);
    return { result: 1 };
  });
}

const heart = () => screen.getByRole('button', { name: 'Favourite: Book of Sun' });

describe('a tile of a row', () => {
  it('is a link to the game with its sized picture (R-GAME-02, R-GAME-03)', () => {
    show(<RowTiles title="" games={[book]} hasHeart={false} />);
    expect(screen.getByRole('link', { name: 'Book of Sun' })).toHaveAttribute('href', '/game/book-of-sun');
    const picture = document.querySelector('img');
    expect(picture).toHaveAttribute('width', '288');
    expect(picture).toHaveAttribute('height', '192');
    expect(picture).toHaveAttribute('loading', 'lazy');
  });

  it('shows the game’s first letter where its picture cannot be fetched (R-GAME-02)', () => {
    show(<RowTiles title="" games={[book, { ...book, sysname: 'sea', name: 'Sea' }]} hasHeart={false} />);
    const [failed, fine] = document.querySelectorAll('img');
    if (!failed) throw new Error('There is no picture');
    fireEvent.error(failed);
    expect(failed).not.toBeVisible();
    expect(screen.getByRole('link', { name: 'Book of Sun' })).toHaveAttribute('data-letter', 'B');
    expect(fine).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sea' })).not.toHaveAttribute('data-letter');
  });

  it('R-GAME-02 finds pictures that had failed before its code came, and leaves those still loading or without a width', async () => {
    const isComplete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get');
    isComplete.mockReturnValueOnce(true).mockReturnValueOnce(true).mockReturnValue(false);
    const decode = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error()).mockResolvedValue();
    HTMLImageElement.prototype.decode = decode;
    show(
      <RowTiles
        title=""
        games={[book, { ...book, sysname: 'sea' }, { ...book, sysname: 'sun' }]}
        hasHeart={false}
      />,
    );
    const [failed, withoutWidth, awaited] = document.querySelectorAll('img');
    await waitFor(() => expect(failed).not.toBeVisible());
    expect(withoutWidth).toBeVisible();
    expect(awaited).toBeVisible();
    isComplete.mockRestore();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });

  it('has no heart while it is not known who is signed in: whose would it be?', () => {
    show(<RowTiles title="" games={[book]} hasHeart />);
    expect(screen.queryByRole('button')).toBeNull();
    act(() => useSession.getState().setGuest());
    expect(heart()).toBeVisible();
  });

  it('leads a French visitor to the French page, and stands without a picture', () => {
    useSession.getState().setGuest();
    show(<RowTiles title="" games={[{ ...book, image: null }]} hasHeart />, 'fr');
    expect(screen.getByRole('link', { name: 'Book of Sun' })).toHaveAttribute('href', '/fr/game/book-of-sun');
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('button', { name: 'Favori\u00a0: Book of Sun' })).toBeVisible();
  });

  it('has no heart where the favourite icon is switched off (R-GAME-11)', () => {
    show(<RowTiles title="" games={[book]} hasHeart={false} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks a guest to sign in, and calls nothing (R-GAME-11)', async () => {
    const call = favourites([]);
    useSession.getState().setGuest();
    const { user } = show(<RowTiles title="" games={[book]} hasHeart />);
    await user.click(heart());
    expect(useDialogs.getState().stack).toMatchObject([{ name: 'auth', props: { type: 'authorization' } }]);
    expect(call).not.toHaveBeenCalled();
  });

  it('shows a player’s favourite and free spins, and toggles it, then reloads the list (R-GAME-10, R-GAME-12)', async () => {
    const call = favourites([book.sysname]);
    useSession.getState().setUser(player());
    const { user } = show(<RowTiles title="" games={[book]} hasHeart />);
    expect(await screen.findByText('7 spins')).toBeVisible();
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    await user.click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => {
      const names = call.mock.calls.map(([method]) => method);
      expect(names.slice(names.indexOf('games.removeLike'))).toEqual(['games.removeLike', 'games.getLikes']);
    });
  });

  it('turns the heart back and says so when the platform refuses', async () => {
    favourites([], { isRefusing: true });
    useSession.getState().setUser(player());
    const { user } = show(<RowTiles title="" games={[book]} hasHeart />);
    await screen.findByText('7 spins');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await user.click(heart());
    await waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ type: 'error' }]));
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });

  it('sends a heart once however often it is clicked, and does not make others wait for it', async () => {
    let respond = () => {};
    const call = favourites([], { toggled: new Promise((resolve) => (respond = resolve)) });
    useSession.getState().setUser(player());
    const other = { ...book, sysname: 'sea', name: 'Sea' };
    const { user } = show(<RowTiles title="" games={[book, other]} hasHeart />);
    await screen.findByText('7 spins');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const otherHeart = screen.getByRole('button', { name: 'Favourite: Sea' });
    await user.dblClick(heart());
    await user.click(otherHeart);
    await waitFor(() => expect(otherHeart).toHaveAttribute('aria-pressed', 'true'));
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    respond();
    const sent = () =>
      call.mock.calls.flatMap(([name, input]) => (/Like$/.test(name) ? [[name, input]] : []));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(sent()).toEqual([
      ['games.addLike', { sysname: book.sysname }],
      ['games.addLike', { sysname: 'sea' }],
    ]);
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(otherHeart).toHaveAttribute('aria-pressed', 'true');
  });
});

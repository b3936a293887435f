import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAllDialogs, closeDialog, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { player, show } from '../games.test-support';
import { game, gameRoom } from './game-room.test-support';

vi.mock('next/navigation', async (load) => ({
  ...(await load<object>()),
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
}));

function open(hasDemo = true): void {
  show(gameRoom({ game: { ...game, hasDemo } }));
}

const frame = () => document.querySelector('iframe');
const topDialog = () => useDialogs.getState().stack.at(-1);
const settle = () => act(() => Promise.resolve());

beforeEach(() => {
  useSession.getState().reset();
  closeAllDialogs();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/game/book-of-sun#demo');
});

describe('a game whose address asks for its demo', () => {
  it('opens with the explanation of the demo and asks once', async () => {
    useSession.getState().setGuest();
    open();
    await settle();
    expect(topDialog()).toMatchObject({ name: 'demoMode', props: { name: 'Book of Sun' } });
    expect(window.location.hash).toBe('');
    await act(async () => closeDialog(topDialog()?.id ?? 0, 'demo'));
    expect(frame()).toHaveAttribute('src', '/platform/game/book-of-sun/play?mode=demo&locale=en');
  });

  it('does nothing for #demo where the game has none', async () => {
    useSession.getState().setGuest();
    open(false);
    await settle();
    expect(topDialog()).toBeUndefined();
  });

  it('starts no real game for a player', async () => {
    useSession.getState().setUser(player());
    open();
    await settle();
    expect(frame()).toBeNull();
    await act(async () => closeDialog(topDialog()?.id ?? 0));
    expect(frame()).toBeNull();
    expect(screen.getByRole('button', { name: 'Play for real' })).toBeVisible();
  });
});

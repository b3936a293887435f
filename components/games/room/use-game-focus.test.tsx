import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDialog, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { player, show } from '../games.test-support';
import { LOAD_LIMIT_MS } from './game-frame';
import { gameRoom } from './game-room.test-support';

vi.mock('next/navigation', async (load) => ({ ...(await load<object>()), useRouter: () => ({}) }));
vi.mock('@/components/shared/session/refresh-balance', () => ({
  refreshBalance: vi.fn(() => Promise.resolve()),
}));

const frame = () => document.querySelector('iframe');

function clickFocused(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

beforeEach(() => {
  useSession.getState().reset();
  useDialogs.setState({ stack: [] });
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('the focus when a game begins', () => {
  it('goes from the clicked button to the game', async () => {
    useSession.getState().setGuest();
    show(gameRoom());
    clickFocused('Play demo');
    await act(async () => closeDialog(useDialogs.getState().stack[0]?.id ?? 0, 'demo'));
    await act(() => Promise.resolve());
    expect(frame()).toHaveFocus();
  });

  it('stays where it is when the game begins by itself', () => {
    useSession.getState().setUser(player());
    show(gameRoom());
    expect(frame()).not.toBeNull();
    expect(document.body).toHaveFocus();
  });

  it('goes from "try again" to the game', () => {
    vi.useFakeTimers();
    useSession.getState().setUser(player());
    show(gameRoom());
    act(() => void vi.advanceTimersByTime(LOAD_LIMIT_MS));
    clickFocused('Try again');
    expect(frame()).toHaveFocus();
  });
});

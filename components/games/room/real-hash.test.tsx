import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { closeAllDialogs, closeDialog, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { player, show } from '../games.test-support';
import { gameRoom } from './game-room.test-support';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), refresh: vi.fn(), back: vi.fn() }));
vi.mock('next/navigation', async (load) => ({ ...(await load<object>()), useRouter: () => router }));
const topDialog = () => useDialogs.getState().stack.at(-1);
/** Until the code of the popup is there. */
const settle = () => act(() => vi.dynamicImportSettled());

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const frame = () => document.querySelector('iframe');

beforeEach(() => {
  sessionStorage.clear();
  useSession.getState().reset();
  closeAllDialogs();
  vi.clearAllMocks();
});

it('stays on the page when the registration popup did not load', async () => {
  window.history.replaceState(null, '', '/game/book-of-sun#real');
  useSession.getState().setGuest();
  show(gameRoom());
  await settle();
  expect(topDialog()?.name).toBe('auth');
  await act(async () => closeAllDialogs());
  expect(router.replace).not.toHaveBeenCalled();
});

it('asks a visitor whose account could not be read only at their click, and keeps them on the page', async () => {
  window.history.replaceState(null, '', '/game/book-of-sun#real');
  useSession.getState().setUnreachable();
  show(gameRoom());
  await settle();
  expect(topDialog()).toBeUndefined();
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await settle();
  expect(topDialog()).toMatchObject({ name: 'auth' });
  await act(async () => closeDialog(topDialog()?.id ?? 0));
  expect(router.replace).not.toHaveBeenCalled();
  expect(window.location.hash).toBe('');
});

it('asks again at each click where the address already has the hash', async () => {
  window.history.replaceState(null, '', '/game/book-of-sun#real');
  useSession.getState().setUnreachable();
  show(gameRoom());
  await settle();
  click('Play for real');
  await settle();
  expect(topDialog()).toMatchObject({ name: 'auth', props: { type: 'registration' } });
});

it.each([
  [100, '/platform/game/book-of-sun/play?mode=real&locale=en', false],
  [0, undefined, true],
])('R-GAME-16: a guest who leaves the demo with %i on the account', async (balance, src, mustDeposit) => {
  window.history.replaceState(null, '', '/game/book-of-sun');
  sessionStorage.setItem('demo_explained', '1');
  useSession.getState().setGuest();
  show(gameRoom({ isZeroBalanceAllowed: false }));
  await act(async () => click('Play demo'));
  expect(frame()?.getAttribute('src')).toContain('mode=demo');
  click('Play for real');
  await settle();
  await act(async () => {
    useSession.getState().setUser(player(balance));
    closeDialog(topDialog()?.id ?? 0, 'signed-in');
  });
  expect(frame()?.getAttribute('src')).toBe(src);
  expect(screen.queryByRole('link', { name: 'Make a deposit' }) !== null).toBe(mustDeposit);
  expect(window.location.hash).toBe('');
});

it('plays for real where the account became known while the demo was explained', async () => {
  window.history.replaceState(null, '', '/game/book-of-sun#demo');
  show(gameRoom());
  await act(async () => useSession.getState().setUser(player()));
  await act(async () => closeDialog(topDialog()?.id ?? 0, 'real'));
  expect(window.location.hash).toBe('');
  expect(frame()?.getAttribute('src')).toContain('mode=real');
});

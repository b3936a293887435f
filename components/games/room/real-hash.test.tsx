import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { closeAllDialogs, closeDialog, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { show } from '../games.test-support';
import { gameRoom } from './game-room.test-support';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), refresh: vi.fn(), back: vi.fn() }));
vi.mock('next/navigation', async (load) => ({ ...(await load<object>()), useRouter: () => router }));
const topDialog = () => useDialogs.getState().stack.at(-1);
/** Until the code of the popup is there. */
const settle = () => act(() => vi.dynamicImportSettled());

beforeEach(() => {
  useSession.getState().reset();
  closeAllDialogs();
  vi.clearAllMocks();
});

it('stays on the page when the registration popup did not load', async () => {
  window.history.replaceState(null, '', '/game/book-of-sun#real');
  useSession.getState().setGuest();
  show(gameRoom());
  await settle();
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

import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { show } from '../games.test-support';
import { GameFacts } from './game-facts';
import { game, gameRoom } from './game-room.test-support';

vi.mock('next/navigation', async (load) => ({ ...(await load<object>()), useRouter: () => ({}) }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

it('shows the facts once: on the poster, and below the game while it is played', async () => {
  sessionStorage.setItem('demo_explained', '1');
  useSession.getState().setGuest();
  const provider = { sysname: 'sunplay', name: 'Sunplay' };
  const facts = await GameFacts({ game: { ...game, provider: 'sunplay' }, provider });
  show(gameRoom({ facts }));
  const link = screen.getByRole('link', { name: 'Sunplay' });
  expect(link).toHaveAttribute('href', '/gamehall?providers=sunplay');
  expect(link.closest('dl')).toHaveAttribute('data-name', 'Book of Sun'); // shown beside the picture
  expect(screen.getByText('type.slot')).toBeVisible();
  const below = screen.getByText('below').parentElement;
  expect(below).not.toContainElement(link);
  fireEvent.click(screen.getByRole('button', { name: 'Play demo' }));
  await act(() => Promise.resolve());
  expect(below).toContainElement(screen.getByRole('link', { name: 'Sunplay' }));
});

it.each([
  ['Log in', 'authorization'],
  ['Sign up', 'registration'],
])('offers a guest %s in the bar, but not while a demo is played', async (label, type) => {
  closeAllDialogs();
  sessionStorage.setItem('demo_explained', '1');
  useSession.getState().setGuest();
  show(gameRoom());
  fireEvent.click(screen.getByRole('button', { name: label }));
  expect(useDialogs.getState().stack.at(-1)).toMatchObject({ name: 'auth', props: { type } });
  fireEvent.click(screen.getByRole('button', { name: 'Play demo' }));
  await act(() => Promise.resolve());
  expect(screen.queryByRole('button', { name: label })).toBeNull();
});

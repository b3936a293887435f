import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { freshPlayer } from '../../tests/support/interactive';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { TournamentAction } from './tournament-action';

vi.mock('./player-tournament-action', () => {
  throw new Error('Failed to load chunk');
});
vi.mock('@/lib/browser/chunk-reload', () => ({ reloadAfter: vi.fn() }));

const { common, tournaments } = catalogue.en;
const opened = () => useDialogs.getState().stack.map(({ name, props }) => [name, props]);
const button = () => screen.getByRole('button', { name: tournaments.join });

beforeEach(() => {
  closeAllDialogs();
  useSession.getState().reset();
});

it('R-TOUR-02 asks a guest to sign in', async () => {
  useSession.getState().setGuest();
  const { user } = renderWithTexts(<TournamentAction id="81" />);
  await user.click(button());
  expect(opened()).toEqual([['auth', { type: 'authorization' }]]);
});

it('R-TOUR-02, R-ERR-13 asks no player to sign in: neither before it is known who is signed in, nor where the code does not come', async () => {
  const { user } = renderWithTexts(<TournamentAction id="81" />);
  await user.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(opened()).toEqual([]);
  act(freshPlayer);
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  await user.click(button());
  await waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ text: common.notLoaded }]));
  expect(button()).toBeVisible();
  expect(opened()).toEqual([]);
});

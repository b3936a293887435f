import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { user as account } from '@/lib/session/schema';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { Button } from './button';
import { useEarlyClick, useSignInClick } from './use-sign-in-click';

const asPlayer = vi.fn();
const opened = () => useDialogs.getState().stack.map(({ name, props }) => [name, props]);
const button = () => screen.getByRole('button');

function Join() {
  const { isWaiting, click } = useSignInClick('registration', asPlayer);
  return (
    <Button isBusy={isWaiting} onClick={click}>
      Join
    </Button>
  );
}

beforeEach(() => {
  asPlayer.mockReset();
  closeAllDialogs();
  useSession.getState().reset();
});

async function clickTooEarly(): Promise<void> {
  const { user } = renderWithTexts(<Join />);
  await user.dblClick(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect([opened(), asPlayer.mock.calls]).toEqual([[], []]);
}

it('a click before it is known who is signed in waits, and then acts as a player’s', async () => {
  await clickTooEarly();
  act(() => useSession.getState().setUser(account.parse({ uid: 7 })));
  await waitFor(() => expect(asPlayer).toHaveBeenCalledOnce());
  expect(button()).not.toHaveAttribute('aria-busy');
  expect(opened()).toEqual([]);
});

it.each(['setGuest', 'setUnreachable'] as const)(
  'a click before it is known who is signed in waits, and asks to join after %s',
  async (action) => {
    await clickTooEarly();
    act(() => useSession.getState()[action]());
    await waitFor(() => expect(opened()).toEqual([['auth', { type: 'registration' }]]));
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(asPlayer).not.toHaveBeenCalled();
  },
);

function Player({ canAct }: { canAct: boolean }) {
  useEarlyClick(true, canAct, asPlayer);
  return null;
}

it('an early click is carried out once, however often its action becomes possible', () => {
  const { rerender } = renderWithTexts(<Player canAct={false} />);
  expect(asPlayer).not.toHaveBeenCalled();
  for (const canAct of [true, false, true]) rerender(<Player canAct={canAct} />);
  expect(asPlayer).toHaveBeenCalledOnce();
});

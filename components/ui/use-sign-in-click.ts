import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { takeLostFocus } from '@/lib/browser/is-focus-lost';
import { openDialog, type DialogMap } from '@/stores/dialogs';
import { knownStatus } from '@/stores/known-status';
import { useSession } from '@/stores/session';

type AuthType = DialogMap['auth']['props']['type'];

interface SignInClick {
  isWaiting: boolean;
  /** Whether a player clicked. */
  wasClicked: boolean;
  click: () => void;
}

/**
 * Handles a click on a public button whose action is for players: a guest gets the sign-in or registration dialog, and
 * so does a visitor whose account could not be read. While the session is unknown the click waits, and the button
 * should show as busy.
 * @param asPlayer Action for a player; omitted if players have a button of their own, which then replaces this one and
 * performs the click that `wasClicked` reports.
 * @param offerId The offer that was clicked.
 */
export function useSignInClick(type: AuthType, asPlayer?: () => void, offerId?: string): SignInClick {
  const [isWaiting, setIsWaiting] = useState(false);
  const [wasClicked, setWasClicked] = useState(false);

  async function click(): Promise<void> {
    setIsWaiting(useSession.getState().status === 'unknown');
    const status = await knownStatus();
    setIsWaiting(false);
    if (status !== 'player') return void openDialog('auth', { type, offerId });
    setWasClicked(true);
    asPlayer?.();
  }

  return { isWaiting, wasClicked, click: () => void click() };
}

/**
 * Performs a click that came before the player's own button had loaded, as soon as `canAct`, and once.
 * @param wasClicked Whether there was such a click.
 * @returns Ref for the button: it takes over the focus of the placeholder that was clicked.
 */
export function useEarlyClick(
  wasClicked: boolean,
  canAct: boolean,
  action: () => void,
): ((button: HTMLElement | null) => void) | undefined {
  const carryOut = useEffectEvent(action);
  const isDue = wasClicked && canAct;
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDue || isDone.current) return;
    isDone.current = true;
    carryOut();
  }, [isDue]);
  return wasClicked ? takeLostFocus : undefined;
}

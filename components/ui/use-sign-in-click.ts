'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { takeLostFocus } from '@/lib/browser/is-focus-lost';
import { openDialog, type DialogMap } from '@/stores/dialogs';
import { knownStatus } from '@/stores/known-status';
import { useSession } from '@/stores/session';

type AuthType = DialogMap['auth']['props']['type'];

interface SignInClick {
  isWaiting: boolean;
  /** It was a player who clicked. */
  isWanted: boolean;
  click: () => void;
}

/**
 * A click on what everybody sees and a player alone may do: a guest gets the sign-in or the registration, and so does
 * somebody whose account could not be read. A click before it is known who is signed in waits for that, and the button
 * is to show as busy meanwhile.
 * @param asPlayer What a player's click does; missing where a player has a button of its own, which then stands there and
 *   is to carry out a click that `isWanted` tells of.
 * @param offerId The offer that is clicked on.
 */
export function useSignInClick(type: AuthType, asPlayer?: () => void, offerId?: string): SignInClick {
  const [isWaiting, setIsWaiting] = useState(false);
  const [isWanted, setIsWanted] = useState(false);

  async function click(): Promise<void> {
    setIsWaiting(useSession.getState().status === 'unknown');
    const status = await knownStatus();
    setIsWaiting(false);
    if (status !== 'player') return void openDialog('auth', { type, offerId });
    setIsWanted(true);
    asPlayer?.();
  }

  return { isWaiting, isWanted, click: () => void click() };
}

/**
 * For a player's own button: carries out a click that came before it, as soon as it can be; a refused one only once.
 * @param isWanted There was such a click.
 * @param canAct Its action is possible by now.
 * @returns The ref of that button, which goes on with the focus of the one that was clicked.
 */
export function useEarlyClick(
  isWanted: boolean,
  canAct: boolean,
  action: () => void,
): ((button: HTMLElement | null) => void) | undefined {
  const carryOut = useEffectEvent(action);
  const isDue = isWanted && canAct;
  useEffect(() => {
    if (isDue) carryOut();
  }, [isDue]);
  return isWanted ? takeLostFocus : undefined;
}

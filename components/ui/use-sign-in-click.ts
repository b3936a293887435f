'use client';

import { useState } from 'react';
import { openDialog, type DialogMap } from '@/stores/dialogs';
import { knownStatus } from '@/stores/known-status';
import { useSession } from '@/stores/session';

type AuthType = DialogMap['auth']['props']['type'];

/**
 * A click on what everybody sees and a player alone may do: a guest gets the sign-in or the registration, and so does
 * somebody whose account could not be read. A click before it is known who is signed in waits for that, and the button
 * is to show as busy meanwhile.
 * @param asPlayer What a player's click does; missing where a player has a button of its own, which then stands there.
 */
export function useSignInClick(
  type: AuthType,
  asPlayer?: () => void,
): { isWaiting: boolean; click: () => void } {
  const [isWaiting, setIsWaiting] = useState(false);

  async function click(): Promise<void> {
    setIsWaiting(useSession.getState().status === 'unknown');
    const status = await knownStatus();
    setIsWaiting(false);
    if (status === 'player') asPlayer?.();
    else void openDialog('auth', { type });
  }

  return { isWaiting, click: () => void click() };
}

'use client';

import { useEffect } from 'react';
import { selectUid, useSession } from '@/stores/session';
import { watchBalance } from './balance-refresh';
import { watchInactivity } from './inactivity';
// Comes along so that a sign-out in another tab acts at once, on a slow connection too.
import './session-change';

/** Timers of a signed-in player: authentication starts them, sign-out stops them (R-SESS-07, R-SESS-11). */
export function PlayerRuntime() {
  const uid = useSession(selectUid);
  useEffect(() => {
    const stopInactivity = watchInactivity();
    const stopBalance = watchBalance();
    return () => {
      stopBalance();
      stopInactivity();
    };
  }, [uid]);
  return null;
}

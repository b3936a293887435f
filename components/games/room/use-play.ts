import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { reportToPlatform } from '@/lib/browser/product-events';
import { readStored, writeStored } from '@/lib/browser/storage';
import { canPlayForReal, DEMO_HASH, type PlayMode } from '@/lib/games/play-rules';
import type { Game } from '@/lib/games/schema';
import { openDialog } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { removeHash, requestReal, useRealHash } from './use-real-hash';

interface Play {
  /** Current mode; null while no game runs. */
  mode: PlayMode | null;
  /** The player must deposit before opening this game (R-GAME-16). */
  isDepositNeeded: boolean;
  /** `isGranted`: for real although the balances are empty. */
  start(mode: PlayMode, isGranted?: boolean): void;
}

/**
 * Play mode, and how a game starts: for a player automatically for real money, for a guest by choice; `#demo` requests
 * the demo. A running game continues when the balance reaches zero; real play ends with the session.
 */
export function usePlay(
  { sysname, name, type, hasDemo }: Pick<Game, 'sysname' | 'name' | 'type' | 'hasDemo'>,
  isZeroBalanceAllowed: boolean,
): Play {
  const [chosen, setChosen] = useState<PlayMode | null>(null);
  const user = useSession((state) => (state.status === 'player' ? state.user : null));
  const isAllowed = user !== null && canPlayForReal(type, user, isZeroBalanceAllowed);
  useRealHash(() => startReal());
  const isByChoice = useRef(false);
  // Before the paint, but after the router has updated the address.
  useLayoutEffect(() => {
    isByChoice.current ||= hasDemo && window.location.hash === DEMO_HASH;
    if (chosen === null && isAllowed && !isByChoice.current) setChosen('real');
  }, [chosen, isAllowed, hasDemo]);

  async function startDemo(): Promise<void> {
    // Explained once per tab.
    if (readStored('demo_explained') !== '1') {
      const answer = await openDialog('demoMode', { name });
      if (answer === undefined) return;
      writeStored('demo_explained', '1');
      if (answer === 'real') return startReal();
    }
    setChosen('demo');
  }

  function startReal(isGranted = false): void {
    if (user === null) requestReal();
    else setChosen(isAllowed || isGranted ? 'real' : null);
  }

  // The hash applies once: returning to it, or closing the explanation, does not change the choice.
  const followHash = useEffectEvent(async () => {
    if (!hasDemo || window.location.hash !== DEMO_HASH) return;
    removeHash(DEMO_HASH);
    await startDemo();
  });
  useEffect(() => {
    const onHash = () => void followHash();
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  const mode = chosen === 'real' && user === null ? null : chosen;
  useEffect(() => {
    if (mode !== null) reportToPlatform('game-opened', { sysname, mode });
  }, [mode, sysname]);
  return {
    mode,
    isDepositNeeded: mode === null && user !== null && !isAllowed,
    start: (wanted, isGranted) => (wanted === 'demo' ? void startDemo() : startReal(isGranted)),
  };
}

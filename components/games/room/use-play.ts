'use client';

import { useEffect, useState } from 'react';
import { tellPlatform } from '@/lib/browser/product-events';
import { canPlayForReal, type PlayMode } from '@/lib/games/play-rules';
import type { Game } from '@/lib/games/schema';
import { openDialog } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { isDemoExplained, rememberDemoExplained } from './demo-explained';
import { REAL_HASH, useRealHash } from './use-real-hash';

interface Play {
  /** What runs now; null while nothing does. */
  mode: PlayMode | null;
  /** A player may not open this game before a deposit (R-GAME-16). */
  isDepositNeeded: boolean;
  start(mode: PlayMode): void;
}

/**
 * What is played, and how it begins: a player plays for real at once, a guest by choice. A running game goes on when the
 * balance falls to nothing; a real one ends when nobody is signed in any more.
 */
export function usePlay(
  { sysname, name, type }: Pick<Game, 'sysname' | 'name' | 'type'>,
  isZeroBalanceAllowed: boolean,
): Play {
  const [chosen, setChosen] = useState<PlayMode | null>(null);
  const user = useSession((state) => (state.status === 'player' ? state.user : null));
  const isAllowed = user !== null && canPlayForReal(type, user, isZeroBalanceAllowed);
  useRealHash();
  if (chosen === null && isAllowed) setChosen('real');

  async function startDemo(): Promise<void> {
    if (!isDemoExplained()) {
      const answer = await openDialog('demoMode', { sysname, name });
      if (answer === undefined) return;
      rememberDemoExplained();
      if (answer === 'real') return startReal();
    }
    setChosen('demo');
  }

  function startReal(): void {
    // Without an entry of its own in the history: one step back leads out of the game.
    if (user === null) window.location.replace(REAL_HASH);
    else setChosen(isAllowed ? 'real' : null);
  }

  const mode = chosen === 'real' && user === null ? null : chosen;
  useEffect(() => {
    if (mode !== null) tellPlatform('game-opened', { sysname, mode });
  }, [mode, sysname]);
  return {
    mode,
    isDepositNeeded: mode === null && user !== null && !isAllowed,
    start: (wanted) => (wanted === 'demo' ? void startDemo() : startReal()),
  };
}

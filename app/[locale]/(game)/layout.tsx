import type { ReactNode } from 'react';
import { SkipToGame } from '@/components/games/room/skip-to-game';
import { FatalGate } from '@/components/runtime/fatal-gate';

/** The game layout (R-LAY-01): no site header or footer; the page brings a slim bar of its own. */
export default function GameLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipToGame />
      <FatalGate takes="page">{children}</FatalGate>
    </>
  );
}

import type { ReactNode } from 'react';
import { BlockedBoundary } from '@/components/games/room/blocked-boundary';
import { SkipToGame } from '@/components/games/room/skip-to-game';

/** The game layout (R-LAY-01): no site header or footer; the page brings a slim bar of its own. */
export default function GameLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipToGame />
      <BlockedBoundary>{children}</BlockedBoundary>
    </>
  );
}

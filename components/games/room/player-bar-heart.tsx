'use client';

import type { ComponentProps } from 'react';
import { QueryProvider } from '@/components/runtime/query-provider';
import { PlayerHeart } from '../player-extras';

/** A player's favourite in the bar of a game. */
export function PlayerBarHeart(props: ComponentProps<typeof PlayerHeart>) {
  return (
    <QueryProvider>
      <PlayerHeart {...props} />
    </QueryProvider>
  );
}

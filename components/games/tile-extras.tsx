'use client';

import { lazy, Suspense } from 'react';
import { useSession } from '@/stores/session';
import { FavouriteHeart } from './favourite-heart';

const PlayerExtras = lazy(() =>
  import('./player-extras').then((module) => ({ default: module.PlayerExtras })),
);

export interface TileExtrasProps {
  sysname: string;
  name: string;
  hasHeart: boolean;
}

/**
 * Favourite and free spins of a game (R-GAME-10 to R-GAME-12). A guest gets only a heart that leads to signing in; what
 * reads a player's lists is fetched once somebody is signed in.
 */
export function TileExtras(props: TileExtrasProps) {
  const isKnown = useSession((state) => state.status !== 'unknown');
  const uid = useSession((state) => (state.status === 'player' ? state.user?.uid : undefined));
  // Nothing a heart does works before it is known whose it is: the page the server sends carries none.
  if (!isKnown) return null;
  const heart = props.hasHeart && <FavouriteHeart name={props.name} isLiked={false} />;
  if (uid === undefined) return heart;
  return (
    <Suspense fallback={heart}>
      <PlayerExtras {...props} uid={uid} />
    </Suspense>
  );
}

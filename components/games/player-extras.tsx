'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/runtime/query-provider';
import { useToggleLike } from '@/lib/games/mutations';
import { freeSpinsQuery, likesQuery } from '@/lib/games/queries';
import { FavouriteHeart } from './favourite-heart';
import styles from './game-tile.module.scss';
import type { TileExtrasProps } from './tile-extras';

interface PlayerExtrasProps extends TileExtrasProps {
  uid: number;
}

/** A player's own marks on a game: favourite and free spins left. */
export function PlayerExtras(props: PlayerExtrasProps) {
  return (
    <QueryProvider>
      <FreeSpinsBadge {...props} />
      {props.hasHeart && <PlayerHeart {...props} />}
    </QueryProvider>
  );
}

interface PlayerHeartProps {
  uid: number;
  sysname: string;
  name: string;
  className?: string | undefined;
}

export function PlayerHeart({ uid, sysname, name, className }: PlayerHeartProps) {
  const likes = useQuery(likesQuery(uid));
  const toggle = useToggleLike(uid);
  const isLiked = likes.data?.includes(sysname) ?? false;
  const isReady = likes.data !== undefined && !toggle.isPending;
  return (
    <FavouriteHeart
      name={name}
      isLiked={isLiked}
      className={className}
      onToggle={isReady ? () => toggle.mutate({ sysname, isLiked }) : undefined}
    />
  );
}

interface PlayerFreeSpinsProps {
  uid: number;
  sysname: string;
  render(count: number): ReactNode;
}

/** Draws a game's free spins by the caller's own means; nothing where there are none. */
export function PlayerFreeSpins({ render, ...game }: PlayerFreeSpinsProps) {
  return (
    <QueryProvider>
      <FreeSpins {...game} render={render} />
    </QueryProvider>
  );
}

function FreeSpins({ uid, sysname, render }: PlayerFreeSpinsProps) {
  const packs = useQuery(freeSpinsQuery(uid));
  const ours = packs.data?.filter((pack) => pack.game.sysname === sysname && pack.status === 'active') ?? [];
  const count = ours.reduce((sum, pack) => sum + pack.remaining_count, 0);
  return count > 0 && render(count);
}

function FreeSpinsBadge({ uid, sysname }: PlayerExtrasProps) {
  const t = useTranslations('games');
  return (
    <FreeSpins
      uid={uid}
      sysname={sysname}
      render={(count) => <span className={styles.freeSpins}>{t('freeSpins', { count })}</span>}
    />
  );
}

'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { openDialog } from '@/stores/dialogs';
import { knownStatus } from '@/stores/known-status';
import styles from './game-tile.module.scss';

interface FavouriteHeartProps {
  name: string;
  isLiked: boolean;
  /** Missing while nobody is signed in, or the favourites still load. */
  onToggle?: (() => void) | undefined;
  className?: string | undefined;
}

/** Heart of a game; a guest is asked to sign in (R-GAME-11). */
export function FavouriteHeart({ name, isLiked, onToggle, className }: FavouriteHeartProps) {
  const t = useTranslations('games');
  return (
    <IconButton
      className={clsx(styles.heart, className, isLiked && styles.liked)}
      aria-label={t('favourite', { name })}
      aria-pressed={isLiked}
      onClick={({ currentTarget }) => {
        currentTarget.dataset['pressed'] = '';
        if (onToggle) onToggle();
        else void askToSignIn();
      }}
    />
  );
}

/** What a heart does before favourites can be changed: asks a guest to sign in, once it is known who is signed in. */
export async function askToSignIn(): Promise<void> {
  if ((await knownStatus()) !== 'player') await openDialog('auth', { type: 'authorization' });
}

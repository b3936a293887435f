import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { openDialog } from '@/stores/dialogs';
import { knownStatus } from '@/stores/known-status';
import styles from './game-tile.module.scss';

interface FavouriteHeartProps {
  name: string;
  isLiked: boolean;
  /** Undefined for a guest, or while favourites load. */
  onToggle?: (() => void) | undefined;
  className?: string | undefined;
}

/** Asks a guest to sign in (R-GAME-11). */
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

/** A click before favourites can be changed: asks a guest to sign in, once the session is known. */
export async function askToSignIn(): Promise<void> {
  if ((await knownStatus()) !== 'player') await openDialog('auth', { type: 'authorization' });
}

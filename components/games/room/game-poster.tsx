import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { PlayMode } from '@/lib/games/play-rules';
import { useSession } from '@/stores/session';
import styles from './game-poster.module.scss';
import type { GameRoomProps } from './types';

interface GamePosterProps {
  game: GameRoomProps['game'];
  facts: ReactNode;
  onStart(mode: PlayMode): void;
}

/** Shown instead of the game until the user chooses how to play. */
export function GamePoster({ game: { name, image, hasDemo }, facts, onStart }: GamePosterProps) {
  const t = useTranslations('games');
  const status = useSession((state) => state.status);
  return (
    <div className={clsx(styles.poster, styles.pictured)} data-session={status}>
      <PosterPicture name={name} image={image} />
      {facts}
      <div className={styles.choices}>
        <Button size="l" onClick={() => onStart('real')}>
          <Icon name="play" />
          {t('playReal')}
        </Button>
        {hasDemo && (
          <Button look="secondary" size="l" onClick={() => onStart('demo')}>
            {t('playDemo')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Blurred in the background if there is space beside it. */
export function PosterPicture({ name, image }: Pick<GameRoomProps['game'], 'name' | 'image'>) {
  return (
    <>
      {image && <img className={styles.glow} src={image} alt="" decoding="async" />}
      <span className={styles.picture} data-letter={Array.from(name)[0] ?? ''} aria-hidden="true">
        {image && <img src={image} width={288} height={192} alt="" fetchPriority="high" decoding="async" />}
      </span>
    </>
  );
}

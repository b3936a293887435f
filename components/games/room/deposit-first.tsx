import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { counted } from '@/lib/format/thousands';
import { paths } from '@/lib/routing/paths';
import { usePlayerMarks } from '../tile/use-player-marks';
import { PosterPicture } from './game-poster';
import styles from './game-poster.module.scss';
import type { GameRoomProps } from './types';

interface DepositFirstProps {
  game: GameRoomProps['game'];
  onDemo(): void;
  /** Plays for real after all: free spins need no balance. */
  onReal(): void;
}

/** For a player with empty balances who opens a slot for real money (R-GAME-16); free spins can be played. */
export function DepositFirst({ game, onDemo, onReal }: DepositFirstProps) {
  const t = useTranslations('games');
  const [{ freeSpins }, reader] = usePlayerMarks(false);
  const count = freeSpins.get(game.sysname) ?? 0;
  return (
    <div className={clsx(styles.poster, styles.pictured)}>
      <PosterPicture name={game.name} image={game.image} />
      <h2 className={styles.title}>{t('depositFirst')}</h2>
      <p className={styles.text}>{t('depositFirstText')}</p>
      <div className={styles.choices}>
        {count > 0 && (
          <Button size="l" onClick={onReal}>
            {t('playFreeSpins', counted(count))}
          </Button>
        )}
        <ButtonLink look={count > 0 ? 'secondary' : 'primary'} href={paths.deposit()} size="l">
          {t('toDeposit')}
        </ButtonLink>
        {game.hasDemo && (
          <Button look="secondary" size="l" onClick={onDemo}>
            {t('playDemo')}
          </Button>
        )}
      </div>
      {reader}
    </div>
  );
}

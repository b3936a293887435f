import { getTranslations } from 'next-intl/server';
import { GamePicture } from '@/components/ui/game-picture';
import { Link } from '@/components/ui/link';
import { formatAmount } from '@/lib/format/money';
import { ownEntry } from '@/lib/own-entry';
import type { WinnerView } from '@/lib/jackpots/rules';
import { paths } from '@/lib/routing/paths';
import styles from './biggest-wins.module.scss';

interface BiggestWinsProps {
  /** Highest first. */
  winners: readonly WinnerView[];
  /** Of the games, by sysname. */
  pictures: Readonly<Record<string, string>>;
}

export async function BiggestWins({ winners, pictures }: BiggestWinsProps) {
  const t = await getTranslations('jackpots');
  return (
    <ol className={styles.biggest}>
      {winners.map(({ id, name, game, amount }, index) => (
        <li key={id} className={styles.win}>
          <GamePicture image={(game && ownEntry(pictures, game.sysname)) ?? null} className={styles.art} />
          <span className={styles.words}>
            <span className={styles.rank}>{index + 1}</span>
            <strong className={styles.sum}>{formatAmount(amount)}</strong>
            <span className={styles.line}>
              <bdi>{name ?? t('hidden')}</bdi>
            </span>
            {game && (
              <Link href={paths.game(game.sysname)} className={styles.game}>
                {game.name}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

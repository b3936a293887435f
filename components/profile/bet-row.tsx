import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { RecordTime } from '@/components/ui/record-time';
import { Thumb } from '@/components/ui/thumb';
import { sumAmounts, sumText } from '@/lib/format/money';
import { signedSum } from '@/lib/format/signed-sum';
import type { GameRound } from '@/lib/games/schema';
import type { Money } from '@/lib/platform/values';
import { paths } from '@/lib/routing/paths';
import styles from './bet-history.module.scss';

const UNKNOWN = '–';

interface BetRowProps {
  round: GameRound;
  picture: string | null;
  /** Whether the heading above names the day. */
  isUnderDay?: boolean | undefined;
}

export function BetRow({ round, picture, isUnderDay = false }: BetRowProps) {
  const t = useTranslations('profile.bets.columns');
  const { game, bet, win, created_at: at } = round;
  const net = netOf(bet, win);
  return (
    <div className={clsx(styles.row, !isUnderDay && styles.dated)}>
      <Thumb src={picture} icon="dice" />
      <span className={styles.words}>
        {game ? (
          <Link href={paths.game(game.sysname)} className={styles.game}>
            {game.name}
          </Link>
        ) : (
          <span className={styles.game}>{UNKNOWN}</span>
        )}
        <RecordTime at={at} isTimeAlone={isUnderDay} className={styles.detail} />
      </span>
      <Figure name={t('stake')} value={sumText(bet)} className={styles.stake} />
      <Figure
        name={t('win')}
        value={sumText(win)}
        className={clsx(styles.won, win?.amount === 0 && styles.nothing)}
      />
      <Figure
        name={t('net')}
        value={signedSum(net)}
        className={net && net.amount > 0 ? styles.plus : styles.net}
      />
    </div>
  );
}

function Figure({ name, value, className }: { name: string; value: string; className: string | undefined }) {
  return (
    <span className={className}>
      <span className={styles.name}>{name} </span>
      {value}
    </span>
  );
}

/** Null if one of the sums is unknown. */
function netOf(bet: Money | null, win: Money | null): Money | null {
  if (!bet || !win || bet.currency !== win.currency) return null;
  try {
    return sumAmounts([win, { amount: -bet.amount, currency: bet.currency }], win.currency);
  } catch {
    return null;
  }
}

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { formatAmount } from '@/lib/format/money';
import type { Jackpot } from '@/lib/jackpots/loader';
import { paths } from '@/lib/routing/paths';
import styles from './home.module.scss';

interface JackpotCardProps {
  jackpot: Pick<Jackpot, 'id' | 'name' | 'image' | 'amount'>;
  /** Name of a jackpot without one. */
  unnamed: string;
}

/** A jackpot with the sum in it. */
export function JackpotCard({ jackpot: { id, name, image, amount }, unnamed }: JackpotCardProps) {
  return (
    <Link href={paths.jackpot(id)} className={styles.card}>
      <span className={styles.art}>
        {image ? (
          <img
            src={image}
            width={640}
            height={400}
            alt=""
            loading="lazy"
            decoding="async"
            className={styles.image}
          />
        ) : (
          <Icon name="coins" size={40} />
        )}
      </span>
      <span className={styles.body}>
        <span className={styles.cardTitle}>{name ?? unnamed}</span>
        <strong className={styles.sum}>{formatAmount(amount)}</strong>
      </span>
    </Link>
  );
}

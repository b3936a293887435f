import { PictureBox } from '@/components/ui/picture-box';
import { Link } from '@/components/ui/link';
import { sumText } from '@/lib/format/money';
import type { Jackpot } from '@/lib/jackpots/loader';
import { paths } from '@/lib/routing/paths';
import styles from './home.module.scss';

interface JackpotBandProps {
  jackpots: readonly Pick<Jackpot, 'id' | 'name' | 'image' | 'amount'>[];
  unnamed: string;
}

export function JackpotBand({ jackpots, unnamed }: JackpotBandProps) {
  return (
    <ul className={styles.band}>
      {jackpots.map(({ id, name, image, amount }) => (
        <li key={id}>
          <Link href={paths.jackpot(id)} className={styles.pool}>
            <PictureBox src={image} width={640} height={400} icon="coins" className={styles.poolArt} />
            <span className={styles.poolWords}>
              <span className={styles.poolName}>{name ?? unnamed}</span>
              <strong className={styles.poolSum}>{sumText(amount)}</strong>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { Card } from '@/components/ui/card';
import { PictureBox } from '@/components/ui/picture-box';
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
    <Card
      picture={<PictureBox src={image} width={640} height={400} icon="coins" />}
      href={paths.jackpot(id)}
      name={name ?? unnamed}
      headingLevel="h3"
    >
      <strong className={styles.sum}>{amount ? formatAmount(amount) : '–'}</strong>
    </Card>
  );
}

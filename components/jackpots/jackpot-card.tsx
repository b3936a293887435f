import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { PictureBox } from '@/components/ui/picture-box';
import type { Jackpot } from '@/lib/jackpots/loader';
import { paths } from '@/lib/routing/paths';
import { JackpotAmount } from './jackpot-amount';
import styles from './jackpot-card.module.scss';

interface JackpotCardProps {
  jackpot: Jackpot;
  isEager?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** A jackpot in a list: art, name, sum. */
export async function JackpotCard({
  jackpot: { id, name, summary, image, amount },
  isEager = false,
  headingLevel: Heading = 'h2',
}: JackpotCardProps) {
  const t = await getTranslations('jackpots');
  return (
    <article className={styles.card}>
      <PictureBox src={image} width={640} height={360} icon="coins" isEager={isEager} />
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link href={paths.jackpot(id)} className={styles.link}>
            {name ?? t('unnamed', { id })}
          </Link>
        </Heading>
        <JackpotAmount id={id} amount={amount} />
        {summary && <p className={styles.summary}>{summary}</p>}
      </div>
    </article>
  );
}

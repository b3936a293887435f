import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { PictureBox } from '@/components/ui/picture-box';
import { formatAmount } from '@/lib/format/money';
import { paths } from '@/lib/routing/paths';
import type { Tournament } from '@/lib/tournaments/loader';
import { TournamentTimes } from './tournament-times';
import styles from './tournament-card.module.scss';

interface TournamentCardProps {
  tournament: Tournament;
  isEager?: boolean;
}

/** A tournament in a list: art, state, prize, time. */
export async function TournamentCard({ tournament, isEager = false }: TournamentCardProps) {
  const t = await getTranslations('tournaments');
  const { id, status, name, prize, summary, image } = tournament;
  return (
    <Card
      className={styles.card}
      picture={
        <>
          <PictureBox src={image} width={640} height={360} icon="trophy" isEager={isEager} />
          <span className={styles.status} data-status={status}>
            {t(`status.${status}`)}
          </span>
        </>
      }
      href={paths.tournament(id)}
      name={name ?? t('unnamed', { id })}
      headingLevel="h3"
      summary={summary}
      foot={
        <div className={styles.foot}>
          {prize && (
            <p className={styles.prize}>
              <span className={styles.time}>{t('prize')}</span>
              <span className={styles.sum}>{formatAmount(prize)}</span>
            </p>
          )}
          <TournamentTimes tournament={tournament} />
        </div>
      }
    />
  );
}

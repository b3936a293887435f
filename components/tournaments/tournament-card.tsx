import { clsx } from 'clsx';
import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { CardCue } from '@/components/ui/card-cue';
import { PictureBox } from '@/components/ui/picture-box';
import { formatAmount } from '@/lib/format/money';
import { paths } from '@/lib/routing/paths';
import type { Tournament } from '@/lib/tournaments/loader';
import { TournamentTimes } from './tournament-times';
import styles from './tournament-card.module.scss';

interface TournamentCardProps {
  tournament: Tournament;
  /** The one across the page. */
  isLead?: boolean;
}

/** A tournament in a list: art, prize, time, and a link to it. */
export async function TournamentCard({ tournament, isLead = false }: TournamentCardProps) {
  const t = await getTranslations('tournaments');
  const { id, status, name, prize, summary, image } = tournament;
  const isOver = status === 'finished';
  return (
    <Card
      picture={<PictureBox src={image} width={640} height={360} icon="trophy" isEager={isLead} />}
      href={paths.tournament(id)}
      name={name ?? t('unnamed', { id })}
      headingLevel="h3"
      summary={isOver ? null : summary}
      className={clsx(styles.card, isOver && styles.over)}
      foot={<CardCue text={t(isOver ? 'results' : 'open')} isMain={isLead && !isOver} />}
    >
      {prize && (
        <p className={styles.prize}>
          <span className={styles.time}>{t('prize')}</span>
          <span className={clsx(styles.sum, isLead && styles.leadSum)}>{formatAmount(prize)}</span>
        </p>
      )}
      <TournamentTimes tournament={tournament} isBrief />
    </Card>
  );
}

import { clsx } from 'clsx';
import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { CardCue } from '@/components/ui/card-cue';
import { PictureBox } from '@/components/ui/picture-box';
import { formatAmount } from '@/lib/format/money';
import type { Money } from '@/lib/platform/values';
import { paths } from '@/lib/routing/paths';
import type { Tournament } from '@/lib/tournaments/loader';
import type { LeaderboardRow } from '@/lib/tournaments/schema';
import { Leaders } from './leaders';
import { ParticipantMark } from './participant-mark';
import { TournamentTimes } from './tournament-times';
import styles from './tournament-card.module.scss';

const LOOKS = { lead: 'primary', beside: 'secondary' } as const;

export interface TournamentCardProps {
  tournament: Tournament;
  /** The large card at the top, or the one that stands beside it on wide screens. */
  place?: keyof typeof LOOKS | undefined;
  /** Top places, shown from tablet width up. */
  leaders?: readonly LeaderboardRow[];
}

export async function TournamentCard({ tournament, place, leaders = [] }: TournamentCardProps) {
  const t = await getTranslations('tournaments');
  const { id, status, name, prize, summary, image } = tournament;
  const isOver = status === 'finished';
  const isLead = place === 'lead';
  return (
    <Card
      picture={
        <>
          <PictureBox src={image} width={640} height={360} icon="trophy" isEager={isLead} />
          <ParticipantMark id={id} isOver={isOver} />
        </>
      }
      href={paths.tournament(id)}
      name={name ?? t('unnamed', { id })}
      headingLevel="h3"
      summary={isOver ? null : summary}
      className={clsx(
        styles.card,
        isOver && styles.over,
        place === 'beside' && styles.beside,
        leaders.length > 0 && styles.ranked,
      )}
      foot={<CardCue text={t(isOver ? 'results' : 'open')} look={place && LOOKS[place]} />}
    >
      {prize && <Prize prize={prize} isLarge={isLead} />}
      <TournamentTimes tournament={tournament} isBrief />
      <Leaders rows={leaders} />
    </Card>
  );
}

async function Prize({ prize, isLarge }: { prize: Money; isLarge: boolean }) {
  const t = await getTranslations('tournaments');
  return (
    <p className={styles.prize}>
      <span className={styles.time}>{t('prize')}</span>
      <span className={clsx(styles.sum, isLarge && styles.leadSum)}>{formatAmount(prize)}</span>
    </p>
  );
}

import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/content/rich-text';
import { ButtonLink } from '@/components/ui/button-link';
import { DetailHero } from '@/components/ui/detail-hero';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { Section } from '@/components/ui/section';
import { formatAmount } from '@/lib/format/money';
import { paths } from '@/lib/routing/paths';
import type { Tournament } from '@/lib/tournaments/loader';
import type { LeaderboardRow } from '@/lib/tournaments/schema';
import { Leaderboard } from './leaderboard';
import { TournamentAction } from './tournament-action';
import { TournamentTimes } from './tournament-times';
import styles from './tournament-detail.module.scss';

interface TournamentDetailProps {
  tournament: Tournament;
  leaders: { rows: readonly LeaderboardRow[]; total: number } | null;
}

export async function TournamentDetail({ tournament, leaders }: TournamentDetailProps) {
  const t = await getTranslations('tournaments');
  const { id, status, prize, image, text, rules } = tournament;
  return (
    <>
      <DetailHero image={image} icon="trophy" className={styles.hero}>
        <p className={styles.status}>{t(`status.${status}`)}</p>
        {prize && (
          <p className={styles.prize}>
            <span>{t('prize')}</span>
            <strong className={styles.sum}>{formatAmount(prize)}</strong>
          </p>
        )}
        <TournamentTimes tournament={tournament} />
        <div className={styles.actions}>
          {status !== 'finished' && <TournamentAction id={id} />}
          <ButtonLink look="secondary" size="l" href={paths.tournamentGames(id)}>
            {t('toGames')}
          </ButtonLink>
        </div>
      </DetailHero>
      <div className={styles.texts}>
        {text && (
          <Section title={t('about')}>
            <RichText html={text} />
          </Section>
        )}
        {rules && (
          <Section title={t('rules')}>
            <RichText html={rules} />
          </Section>
        )}
      </div>
      <Section title={t('leaderboard')}>
        <LeaderboardPart id={id} leaders={leaders} />
      </Section>
    </>
  );
}

async function LeaderboardPart({ id, leaders }: { id: string; leaders: TournamentDetailProps['leaders'] }) {
  if (leaders === null) return <FailedState />;
  if (leaders.rows.length > 0) {
    return <Leaderboard tournamentId={id} rows={leaders.rows} total={leaders.total} />;
  }
  const t = await getTranslations('tournaments');
  return <EmptyState isBrief icon="trophy" title={t('noLeaders')} text={t('noLeadersText')} />;
}

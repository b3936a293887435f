import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { CardGrid } from '@/components/ui/card-grid';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { Section } from '@/components/ui/section';
import { paths } from '@/lib/routing/paths';
import type { Tournament } from '@/lib/tournaments/loader';
import { greatestFirst, groupTournaments, type TournamentStatus } from '@/lib/tournaments/rules';
import type { LeaderboardRow } from '@/lib/tournaments/schema';
import { TournamentCard } from './tournament-card';
import styles from './tournament-card.module.scss';

interface TournamentsViewProps {
  /** Null when the request failed. */
  tournaments: readonly Tournament[] | null;
  /** Of the lead tournament. */
  leaders: readonly LeaderboardRow[];
}

/** Running, upcoming, finished. The running one with the greatest prize leads, else the next to start. */
export async function TournamentsView({ tournaments, leaders }: TournamentsViewProps) {
  if (tournaments === null) return <FailedState />;
  const t = await getTranslations('tournaments');
  if (tournaments.length === 0) {
    return (
      <EmptyState icon="trophy" title={t('empty')} text={t('emptyText')}>
        <ButtonLink href={paths.gameHall()}>{t('toAllGames')}</ButtonLink>
      </EmptyState>
    );
  }
  const { active, upcoming, finished } = groupTournaments(tournaments);
  const running = greatestFirst(active);
  const lead = running[0] ?? upcoming[0];
  const section = (status: TournamentStatus, list: readonly Tournament[]) => {
    const [first] = list;
    return (
      first && (
        <Section title={t(`sections.${status}`)}>
          <CardGrid {...(first === lead && { lead: list.length > 1 ? 'wide' : 'across' })}>
            {list.map((tournament, index) => (
              <li key={tournament.id}>
                <TournamentCard
                  tournament={tournament}
                  {...(tournament === lead && { place: 'lead', leaders })}
                  {...(first === lead && index === 1 && { place: 'beside' })}
                />
              </li>
            ))}
          </CardGrid>
        </Section>
      )
    );
  };
  return (
    <div className={running.length > 0 ? styles.running : undefined}>
      {section('active', running)}
      {section('upcoming', upcoming)}
      {section('finished', finished)}
    </div>
  );
}

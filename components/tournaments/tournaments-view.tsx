import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { CardGrid } from '@/components/ui/card-grid';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { Section } from '@/components/ui/section';
import { paths } from '@/lib/routing/paths';
import type { Tournament } from '@/lib/tournaments/loader';
import { greatestFirst, groupTournaments, TOURNAMENT_STATUSES } from '@/lib/tournaments/rules';
import { TournamentCard } from './tournament-card';

const EAGER = 3;

/** Tournaments by state: running, coming, finished; of the first the one with the greatest prize leads. */
export async function TournamentsView({ tournaments }: { tournaments: readonly Tournament[] | null }) {
  if (tournaments === null) return <FailedState />;
  const t = await getTranslations('tournaments');
  if (tournaments.length === 0) {
    return (
      <EmptyState icon="trophy" title={t('empty')} text={t('emptyText')}>
        <ButtonLink href={paths.gameHall()}>{t('toAllGames')}</ButtonLink>
      </EmptyState>
    );
  }
  const groups = groupTournaments(tournaments);
  const shown = TOURNAMENT_STATUSES.filter((status) => groups[status].length > 0);
  return shown.map((status, place) => (
    <Section key={status} title={t(`sections.${status}`)}>
      <CardGrid isLed={place === 0 && groups[status].length !== 2}>
        {(place === 0 ? greatestFirst(groups[status]) : groups[status]).map((tournament, index) => (
          <li key={tournament.id}>
            <TournamentCard
              tournament={tournament}
              isEager={place === 0 && index < EAGER}
              isLead={place === 0 && index === 0}
            />
          </li>
        ))}
      </CardGrid>
    </Section>
  ));
}

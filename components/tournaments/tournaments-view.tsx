import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { CardGrid } from '@/components/ui/card-grid';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { Section } from '@/components/ui/section';
import { paths } from '@/lib/routing/paths';
import type { Tournament } from '@/lib/tournaments/loader';
import { greatestFirst, groupTournaments } from '@/lib/tournaments/rules';
import { TournamentCard } from './tournament-card';

/** The running tournament with the greatest prize leads; those that run or come follow, then the finished ones. */
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
  const { active, upcoming, finished } = groupTournaments(tournaments);
  const [lead, ...rest] = [...greatestFirst(active), ...upcoming];
  const cards = (list: readonly Tournament[]) => (
    <CardGrid>
      {list.map((tournament) => (
        <li key={tournament.id}>
          <TournamentCard tournament={tournament} />
        </li>
      ))}
    </CardGrid>
  );
  return (
    <>
      {lead && (
        <Section title={t(`sections.${lead.status}`)}>
          <CardGrid lead="across">
            <li>
              <TournamentCard tournament={lead} isLead />
            </li>
          </CardGrid>
        </Section>
      )}
      {rest.length > 0 && <Section title={t('sections.more')}>{cards(rest)}</Section>}
      {finished.length > 0 && <Section title={t('sections.finished')}>{cards(finished)}</Section>}
    </>
  );
}

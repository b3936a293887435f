import { getTranslations } from 'next-intl/server';
import { MissingPage } from '@/components/content/missing-page';
import { Page } from '@/components/content/page';
import { ScopedRow } from '@/components/games/tile/scoped-row';
import { ClientMessages } from '@/components/layout/client-messages';
import { TournamentDetail } from '@/components/tournaments/tournament-detail';
import { FailedState } from '@/components/ui/failed-state';
import { currentLocale } from '@/i18n/locale.server';
import { paths } from '@/lib/routing/paths';
import { loadTournamentPage } from '@/lib/tournaments/loader';
import { metadataOf } from '@/lib/seo/page-metadata.server';

export const generateStaticParams = () => [];

interface TournamentPageProps {
  params: Promise<{ id: string }>;
}

const load = async ({ params }: TournamentPageProps) =>
  loadTournamentPage(await currentLocale(), (await params).id);

export const generateMetadata = (props: TournamentPageProps) => metadataOf(load(props));

export default async function TournamentPage(props: TournamentPageProps) {
  const [t, view] = await Promise.all([getTranslations('tournaments'), load(props)]);
  if (view === null) return <MissingPage />;
  const { tournament, leaders, name, seo, nodes } = view;
  return (
    <Page
      seo={seo}
      title={tournament ? name : t('title')}
      back={{ href: paths.tournaments(), label: t('all') }}
      nodes={[nodes]}
    >
      <ClientMessages namespaces={['tournaments']}>
        {tournament ? <TournamentDetail tournament={tournament} leaders={leaders} /> : <FailedState />}
      </ClientMessages>
      {tournament && (
        <ScopedRow
          scope={{ tournament_id: tournament.id }}
          title={t('toGames')}
          href={paths.tournamentGames(tournament.id)}
        />
      )}
    </Page>
  );
}

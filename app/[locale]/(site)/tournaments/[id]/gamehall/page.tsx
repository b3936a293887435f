import { getTranslations } from 'next-intl/server';
import { MissingPage } from '@/components/content/missing-page';
import { Page } from '@/components/content/page';
import { HallPage } from '@/components/games/hall/hall-page';
import { currentLocale } from '@/i18n/locale.server';
import { paths } from '@/lib/routing/paths';
import { loadTournamentGamesPage } from '@/lib/tournaments/loader';
import { loadHall } from '@/lib/games/loader';
import { metadataOf } from '@/lib/seo/page-metadata.server';

export const generateStaticParams = () => [];

interface TournamentGamesProps {
  params: Promise<{ id: string }>;
}

const load = async ({ params }: TournamentGamesProps) =>
  loadTournamentGamesPage(await currentLocale(), (await params).id);

export const generateMetadata = (props: TournamentGamesProps) => metadataOf(load(props));

/** The games of a tournament (R-TOUR-03). */
export default async function TournamentGamesPage(props: TournamentGamesProps) {
  const { id } = await props.params;
  const [t, view] = await Promise.all([getTranslations('tournaments'), load(props)]);
  if (view === null) return <MissingPage />;
  const { title, seo, nodes } = view;
  const hall = await loadHall(await currentLocale(), { event: { tournament_id: id } });
  return (
    <Page
      seo={seo}
      title={title}
      back={{ href: paths.tournament(id), label: t('back') }}
      lead={t('gamesLead')}
      nodes={[nodes]}
    >
      <HallPage {...hall} />
    </Page>
  );
}

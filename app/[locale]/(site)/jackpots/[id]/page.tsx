import { getTranslations } from 'next-intl/server';
import { MissingPage } from '@/components/content/missing-page';
import { Page } from '@/components/content/page';
import { HallPage } from '@/components/games/hall/hall-page';
import { JackpotDetail } from '@/components/jackpots/jackpot-detail';
import { ClientMessages } from '@/components/layout/client-messages';
import { FailedState } from '@/components/ui/failed-state';
import { WinnersView } from '@/components/winners/winners-view';
import { currentLocale } from '@/i18n/locale.server';
import { loadJackpotPage } from '@/lib/jackpots/loader';
import { paths } from '@/lib/routing/paths';
import { loadHall } from '@/lib/games/loader';
import { metadataOf } from '@/lib/seo/page-metadata.server';

export const generateStaticParams = () => [];

interface JackpotPageProps {
  params: Promise<{ id: string }>;
}

const load = async ({ params }: JackpotPageProps) =>
  loadJackpotPage(await currentLocale(), (await params).id);

export const generateMetadata = (props: JackpotPageProps) => metadataOf(load(props));

export default async function JackpotPage(props: JackpotPageProps) {
  const [t, view] = await Promise.all([getTranslations('jackpots'), load(props)]);
  if (view === null) return <MissingPage />;
  const { jackpot, winners, name, seo, nodes } = view;
  const hall = jackpot && (await loadHall(await currentLocale(), { event: { jackpot_id: jackpot.id } }));
  return (
    <Page
      seo={seo}
      title={jackpot ? name : t('title')}
      back={{ href: paths.jackpots(), label: t('all') }}
      nodes={[nodes]}
    >
      <ClientMessages namespaces={['jackpots']}>
        {jackpot && hall ? (
          <JackpotDetail
            jackpot={jackpot}
            winners={<WinnersView page={winners} jackpotId={jackpot.id} />}
            games={<HallPage {...hall} />}
          />
        ) : (
          <FailedState />
        )}
      </ClientMessages>
    </Page>
  );
}

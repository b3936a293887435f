import { BlockedBoundary } from '@/components/games/room/blocked-boundary';
import { GamePage } from '@/components/games/room/game-page';
import { GameUnavailable } from '@/components/games/room/game-unavailable';
import { MissingWithGames } from '@/components/games/tile/missing-with-games';
import { PreviewBar } from '@/components/layout/preview-bar';
import { SiteShell } from '@/components/layout/site-shell';
import { currentLocale } from '@/i18n/locale.server';
import { loadGamePage } from '@/lib/games/loader';
import { metadataOf } from '@/lib/seo/page-metadata.server';

interface GameProps {
  params: Promise<{ sysname: string }>;
}

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: GameProps) =>
  metadataOf(loadGamePage((await params).sysname, await currentLocale()));

/** A game's page in its own layout; an unknown game is shown in the default one (R-LAY-02). */
export default async function GameRoute({ params }: GameProps) {
  const page = await loadGamePage((await params).sysname, await currentLocale());
  if (page === null) {
    return (
      <SiteShell>
        <MissingWithGames />
      </SiteShell>
    );
  }
  const { view, seo } = page;
  return (
    <>
      <BlockedBoundary>{view ? <GamePage view={view} seo={seo} /> : <GameUnavailable />}</BlockedBoundary>
      <PreviewBar />
    </>
  );
}

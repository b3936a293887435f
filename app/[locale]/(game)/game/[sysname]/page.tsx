import type { Metadata } from 'next';
import { cache } from 'react';
import { MissingPage } from '@/components/content/missing-page';
import { GamePage } from '@/components/games/room/game-page';
import { GameUnavailable } from '@/components/games/room/game-unavailable';
import { SiteShell } from '@/components/layout/site-shell';
import { currentLocale } from '@/i18n/locale.server';
import { loadGameView } from '@/lib/games/loader';
import { isSysname } from '@/lib/games/rules';
import { paths } from '@/lib/routing/paths';
import { missingMetadata } from '@/lib/seo/missing-metadata.server';
import { pageSeo } from '@/lib/seo/page-metadata.server';
import { SEO_TEMPLATES } from '@/lib/seo/url-template';

interface GameProps {
  params: Promise<{ sysname: string }>;
}

export const revalidate = 60;

export function generateStaticParams(): { sysname: string }[] {
  return [];
}

const load = cache(async (sysname: string) => {
  if (!isSysname(sysname)) return null;
  const locale = await currentLocale();
  const view = await loadGameView(sysname, locale);
  if (view === null) return null;
  const name = view?.game.name;
  const seo = await pageSeo({
    path: paths.game(sysname),
    template: SEO_TEMPLATES.game,
    locale,
    isItemUnread: !view,
    ...(name && { name }),
  });
  return { view, seo };
});

export async function generateMetadata({ params }: GameProps): Promise<Metadata> {
  const page = await load((await params).sysname);
  return page === null ? missingMetadata() : page.seo.metadata;
}

/** A game's page in its own layout; a game that does not exist shows the default one (R-LAY-02). */
export default async function GameRoute({ params }: GameProps) {
  const page = await load((await params).sysname);
  if (page === null) {
    return (
      <SiteShell>
        <MissingPage />
      </SiteShell>
    );
  }
  const { view, seo } = page;
  return view ? <GamePage view={view} seo={seo} /> : <GameUnavailable />;
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { GamePage } from '@/components/games/room/game-page';
import { GameUnavailable } from '@/components/games/room/game-unavailable';
import { currentLocale } from '@/i18n/locale.server';
import { loadGameView } from '@/lib/games/loader';
import { isSysname } from '@/lib/games/rules';
import { paths } from '@/lib/routing/paths';
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
  if (!isSysname(sysname)) notFound();
  const locale = await currentLocale();
  const view = await loadGameView(sysname, locale);
  if (view === null) notFound();
  const name = view?.game.name;
  const seo = await pageSeo({
    path: paths.game(sysname),
    template: SEO_TEMPLATES.game,
    locale,
    ...(name && { name }),
  });
  return { view, seo };
});

export async function generateMetadata({ params }: GameProps): Promise<Metadata> {
  return (await load((await params).sysname)).seo.metadata;
}

/** A game's page in its own layout. */
export default async function GameRoute({ params }: GameProps) {
  const { view, seo } = await load((await params).sysname);
  return view ? <GamePage view={view} seo={seo} /> : <GameUnavailable />;
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import { TournamentDetail } from '@/components/tournaments/tournament-detail';
import { FailedState } from '@/components/ui/failed-state';
import { currentLocale } from '@/i18n/locale.server';
import { paths } from '@/lib/routing/paths';
import { breadcrumbs } from '@/lib/seo/breadcrumbs.server';
import { pageSeo } from '@/lib/seo/page-metadata.server';
import { SEO_TEMPLATES } from '@/lib/seo/url-template';
import { loadLeaderboard, loadTournament } from '@/lib/tournaments/loader';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

interface TournamentPageProps {
  params: Promise<{ id: string }>;
}

const load = cache(async (id: string) => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('tournaments')]);
  const found = await loadTournament(locale, id);
  if (found.state === 'missing') notFound();
  const tournament = found.state === 'found' ? found.item : null;
  const name = tournament?.name ?? t('unnamed', { id });
  const path = paths.tournament(id);
  const [seo, leaders, things] = await Promise.all([
    pageSeo({ path, template: SEO_TEMPLATES.tournament, name, locale }),
    loadLeaderboard(locale, id),
    breadcrumbs(locale, [
      { name: t('title'), path: paths.tournaments() },
      { name, path },
    ]),
  ]);
  return { t, tournament, leaders, name, seo, things };
});

export async function generateMetadata({ params }: TournamentPageProps): Promise<Metadata> {
  return (await load((await params).id)).seo.metadata;
}

export default async function TournamentPage({ params }: TournamentPageProps) {
  const { t, tournament, leaders, name, seo, things } = await load((await params).id);
  return (
    <Page seo={seo} title={tournament ? name : t('title')} things={[things]}>
      <ClientMessages namespaces={['tournaments']}>
        {tournament ? <TournamentDetail tournament={tournament} leaders={leaders} /> : <FailedState />}
      </ClientMessages>
    </Page>
  );
}

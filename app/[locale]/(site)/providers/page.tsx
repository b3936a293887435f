import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Page } from '@/components/content/page';
import { ProviderList } from '@/components/games/providers/provider-list';
import { FailedState } from '@/components/ui/failed-state';
import { currentLocale } from '@/i18n/locale.server';
import { loadProviders } from '@/lib/games/loader';
import { paths } from '@/lib/routing/paths';
import { breadcrumbs, metadataOf, pageSeo } from '@/lib/seo/page-metadata.server';

const load = cache(async () => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('games')]);
  const title = t('providersTitle');
  const [seo, providers, crumbs] = await Promise.all([
    pageSeo({ path: paths.providers(), locale, fallbackTitle: title }),
    loadProviders(locale),
    breadcrumbs(locale, [{ name: title, path: paths.providers() }]),
  ]);
  return { seo, title, lead: t('providersLead'), providers, nodes: [crumbs] };
});

export const generateMetadata = () => metadataOf(load());

/** Game providers (R-GAME-20). */
export default async function ProvidersPage() {
  const { seo, title, lead, providers, nodes } = await load();
  return (
    <Page seo={seo} title={title} lead={lead} nodes={nodes}>
      {providers ? <ProviderList providers={providers} /> : <FailedState />}
    </Page>
  );
}

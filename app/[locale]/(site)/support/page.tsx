import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Page } from '@/components/content/page';
import { SupportPage } from '@/components/support/support-page';
import { currentLocale } from '@/i18n/locale.server';
import { paths } from '@/lib/routing/paths';
import { breadcrumbs, metadataOf, pageSeo } from '@/lib/seo/page-metadata.server';
import { loadSupport } from '@/lib/support/loader';

const load = cache(async () => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('support')]);
  const [seo, support, crumbs] = await Promise.all([
    pageSeo({ path: paths.support(), locale, fallbackTitle: t('title') }),
    loadSupport(locale),
    breadcrumbs(locale, [{ name: t('title'), path: paths.support() }]),
  ]);
  return { seo, support, t, nodes: [crumbs] };
});

export const generateMetadata = () => metadataOf(load());

export default async function SupportRoute() {
  const { seo, support, t, nodes } = await load();
  return (
    <Page
      seo={seo}
      title={t('title')}
      lead={t(support.faq.length > 0 ? 'lead' : 'leadWithoutAnswers')}
      nodes={nodes}
    >
      <SupportPage support={support} />
    </Page>
  );
}

import { getTranslations } from 'next-intl/server';
import { cache, Suspense } from 'react';
import { Page } from '@/components/content/page';
import { SystemPage } from '@/components/content/system-page';
import { ClientMessages } from '@/components/layout/client-messages';
import { Unsubscribe } from '@/components/support/unsubscribe';
import { WaitingPanel } from '@/components/support/waiting-panel';
import { currentLocale } from '@/i18n/locale.server';
import { paths } from '@/lib/routing/paths';
import { metadataOf, pageSeo } from '@/lib/seo/page-metadata.server';

const load = cache(async () => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('support')]);
  return {
    seo: await pageSeo({ path: paths.unsubscribe(), locale, fallbackTitle: t('unsubscribe.title') }),
    t,
  };
});

export const generateMetadata = () => metadataOf(load());

/** Target of the link in newsletters (R-UNS-01); its query is read in the browser. */
export default async function UnsubscribeRoute() {
  const { seo, t } = await load();
  return (
    <Page seo={seo} title={t('unsubscribe.title')} isBare>
      <ClientMessages namespaces={['support']}>
        <Suspense fallback={<WaitingPanel kind="unsubscribe" />}>
          <Unsubscribe done={<SystemPage name="unsubscribe" />} />
        </Suspense>
      </ClientMessages>
    </Page>
  );
}

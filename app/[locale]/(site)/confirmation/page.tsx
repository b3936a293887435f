import { getTranslations } from 'next-intl/server';
import { cache, Suspense } from 'react';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import { Confirmation } from '@/components/support/confirmation';
import { WaitingPanel } from '@/components/support/waiting-panel';
import { currentLocale } from '@/i18n/locale.server';
import { loadCollection } from '@/lib/content/loaders.server';
import { paths } from '@/lib/routing/paths';
import { metadataOf, pageSeo } from '@/lib/seo/page-metadata.server';
import { CONFIRMATION_FIELDS, formSettingsFor } from '@/lib/support/rules';

const load = cache(async () => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('support')]);
  const [seo, forms] = await Promise.all([
    pageSeo({ path: paths.confirmation(), locale, fallbackTitle: t('confirmation.title') }),
    loadCollection('forms-config', locale),
  ]);
  return { seo, t, settings: formSettingsFor(CONFIRMATION_FIELDS, forms, locale) };
});

export const generateMetadata = () => metadataOf(load());

/** Target of the link that confirms a contact (R-UNS-02); its query is read in the browser. */
export default async function ConfirmationRoute() {
  const { seo, t, settings } = await load();
  return (
    <Page seo={seo} title={t('confirmation.title')} isBare>
      <ClientMessages namespaces={['support', 'forms']}>
        <Suspense fallback={<WaitingPanel kind="confirmation" />}>
          <Confirmation settings={settings} />
        </Suspense>
      </ClientMessages>
    </Page>
  );
}

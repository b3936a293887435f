import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Page } from '@/components/content/page';
import { SystemPanel } from '@/components/content/system-panel';
import { currentLocale } from '@/i18n/locale.server';
import { paths } from '@/lib/routing/paths';
import { metadataOf, pageSeo } from '@/lib/seo/page-metadata.server';

const load = cache(async () => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('support')]);
  const fallbackTitle = t('confirmation.doneTitle');
  return { seo: await pageSeo({ path: paths.confirmationSuccess(), locale, fallbackTitle }), t };
});

export const generateMetadata = () => metadataOf(load());

/** The contact is confirmed (R-UNS-02). */
export default async function ConfirmationSuccessRoute() {
  const { seo, t } = await load();
  return (
    <Page seo={seo} title={t('confirmation.doneTitle')} isBare>
      <SystemPanel
        icon="checkCircle"
        tone="good"
        title={t('confirmation.doneTitle')}
        info={t('confirmation.doneInfo')}
        button={t('confirmation.doneButton')}
        href={paths.gameHall()}
      />
    </Page>
  );
}

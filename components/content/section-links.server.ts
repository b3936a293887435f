import 'server-only';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/i18n/locale.server';
import { loadSiteConfig } from '@/lib/content/loaders.server';

/** How a section links to the page with all its items, by the operator's settings (R-HOME-04). */
export async function sectionLinks() {
  const [t, { features }] = await Promise.all([
    getTranslations('layout'),
    currentLocale().then(loadSiteConfig),
  ]);
  return { isTitleLink: features.clickableTitles, linkLabel: t('showAll') };
}

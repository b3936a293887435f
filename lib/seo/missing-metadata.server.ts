import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { PageSeo } from './page-metadata.server';

/** Metadata of a page whose item does not exist. */
export async function missingMetadata(): Promise<Metadata> {
  const t = await getTranslations('system');
  return { title: t('notFound.title'), robots: { index: false, follow: true } };
}

/** Metadata of a page being loaded, or of a missing one if its item does not exist. */
export async function metadataOf(page: Promise<{ seo: PageSeo } | null>): Promise<Metadata> {
  return (await page)?.seo.metadata ?? missingMetadata();
}

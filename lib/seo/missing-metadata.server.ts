import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

/** Metadata of a page whose item does not exist. */
export async function missingMetadata(): Promise<Metadata> {
  const t = await getTranslations('system');
  return { title: t('notFound.title'), robots: { index: false, follow: true } };
}

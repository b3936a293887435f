import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/routing';
import { env } from '@/lib/env/server';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { breadcrumbJsonLd, type JsonLdNode } from './json-ld';

/** The breadcrumbs from the home page to this one as structured data; `path` has no locale prefix. */
export async function breadcrumbs(
  locale: Locale,
  pages: readonly { name: string; path: string }[],
): Promise<JsonLdNode> {
  const t = await getTranslations('menu');
  const trail = [{ name: t('home'), path: paths.home() }, ...pages];
  return breadcrumbJsonLd(
    trail.map(({ name, path }) => ({ name, url: localePath(locale, path) })),
    env.SITE_URL,
  );
}

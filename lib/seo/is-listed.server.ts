import 'server-only';
import type { Locale } from '@/i18n/routing';
import { loadPageSeo, type LoadedSeo } from '@/lib/content/page-seo.server';
import { readySettings } from '@/lib/middleware/settings.server';
import { localePath } from '@/lib/routing/locale-path';
import { env } from '@/lib/env/server';
import { pageUrl } from './metadata';
import { findRedirect } from './redirect-rules';
import { isClosedToRobots } from './robots';
import type { SeoTemplate } from './url-template';

/** Whether an address leads to a page of its own that search engines may list: not closed, not redirected. */
export async function isOpenAddress(path: string, locale: Locale): Promise<boolean> {
  const { isClosed, redirects } = await readySettings();
  if (isClosedToRobots(isClosed, localePath(locale, path), path)) return false;
  return findRedirect(redirects, { locale, path }) === null;
}

/** The record's own word on being listed: neither `noindex` nor a canonical that is another page. */
export function isListedRecord(record: LoadedSeo, path: string, locale: Locale): boolean {
  if (/\b(?:noindex|none)\b/i.test(record.robots ?? '')) return false;
  const canonical = record.canonicalUrl?.trim();
  if (!canonical || canonical.includes('##')) return true;
  return URL.canParse(canonical, env.SITE_URL)
    ? new URL(canonical, env.SITE_URL).href === pageUrl(env.SITE_URL, locale, path)
    : true;
}

/** The record of a page that may be listed in a language; null when it may not. */
export async function listedRecord(path: string, locale: Locale): Promise<LoadedSeo | null> {
  const [isOpen, record] = await Promise.all([isOpenAddress(path, locale), loadPageSeo(path, null, locale)]);
  return isOpen && isListedRecord(record, path, locale) ? record : null;
}

/** Whether the pages of a kind may be listed, by the record they share. */
export async function isListedKind(template: SeoTemplate, locale: Locale): Promise<boolean> {
  const record = await loadPageSeo(template, null, locale);
  return !/\b(?:noindex|none)\b/i.test(record.robots ?? '');
}

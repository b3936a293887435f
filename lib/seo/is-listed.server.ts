import 'server-only';
import type { Metadata } from 'next';
import type { Locale } from '@/i18n/routing';
import type { LoadedSeo } from '@/lib/content/page-seo.server';
import { env } from '@/lib/env/server';
import { readySettings } from '@/lib/site-settings/settings.server';
import { localePath } from '@/lib/routing/locale-path';
import { pageUrl } from './metadata';
import { pageSeo } from './page-metadata.server';
import { decodeSegments, findRedirect, type CompiledRule } from '@/lib/site-settings/redirect-rules';
import { forbidsListing, isClosedToRobots } from '@/lib/site-settings/robots';
import type { SeoTemplate } from '@/lib/routing/url-template';

/** Whether a URL has a page of its own that search engines may list: not closed, not redirected. */
export async function isOpenAddress(path: string, locale: Locale): Promise<boolean> {
  const { isClosed, redirects } = await readySettings();
  if (isClosedToRobots(isClosed, localePath(locale, path), path)) return false;
  return !isRedirected(redirects, path, locale);
}

/** The record of a page that may be listed: not closed, its own canonical, not redirected. Null otherwise. */
export async function listedRecord(path: string, locale: Locale): Promise<LoadedSeo | null> {
  const [{ redirects }, { metadata, record }] = await Promise.all([
    readySettings(),
    pageSeo({ path, locale }),
  ]);
  // An outage closes pages for seconds; the list of pages lives longer.
  if (record.isFailed) return (await isOpenAddress(path, locale)) ? record : null;
  if (!allowsListing(metadata, path, locale)) return null;
  return isRedirected(redirects, path, locale) ? null : record;
}

/** Rules see a path as visitors request it: with its language, and decoded. */
function isRedirected(redirects: readonly CompiledRule[], path: string, locale: Locale): boolean {
  return findRedirect(redirects, { locale, path: decodeSegments(localePath(locale, path)) }) !== null;
}

/** Whether a page names itself as the canonical one, and is not closed. */
function allowsListing(metadata: Metadata, path: string, locale: Locale): boolean {
  const isOwn =
    withoutSlash(metadata.alternates?.canonical) === withoutSlash(pageUrl(env.SITE_URL, locale, path));
  return isOwn && !forbidsListing(metadata);
}

/** An editor may write the home page's address without its slash. */
const withoutSlash = (address: unknown) => String(address).replace(/\/$/, '');

/** Whether pages of a kind may be listed, according to the record they share. */
export async function isListedKind(template: SeoTemplate, locale: Locale): Promise<boolean> {
  const { metadata, record } = await pageSeo({ path: template, locale });
  if (record.isFailed) return isOpenAddress(template, locale);
  return allowsListing(metadata, template, locale);
}

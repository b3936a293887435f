import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { siteHost } from '@/lib/env/site-host';
import { sameSitePath } from '@/lib/routing/external';
import { stripLocale } from '@/lib/routing/locale-path';
import { collectionRow, parseRecord, type CollectionName, type CollectionRecords } from './collections';
import { markMadeOfDefaults } from '@/lib/upstream/degraded.server';
import type { Loaded } from './loaded';
import { linkTarget } from './menu-links.server';
import { findRecord } from './record.server';
import type { AuthBanner, MenuBanner } from './schema-banner';
import type { PrazerConfig } from './schema-prazer-config';
import { isPageOn } from './switched-pages';

/** Single-record collections, and the SEO settings, whose host is that of `SITE_URL`. */
export type LoadableName = Exclude<CollectionName, 'page-seo'>;

/**
 * Loads a collection for a page; never throws. After a failed read: the process's last good response, or the default
 * record, and then the page is regenerated after ten seconds. A missing record gives the default without that. Once
 * per render: the arguments are primitives, because `cache` compares them by identity.
 * @param part Key of the `banner` record, where it is not the usual one.
 */
export const loadCollection = cache(
  async <Name extends LoadableName>(
    name: Name,
    locale: Locale,
    part?: string,
  ): Promise<Loaded<CollectionRecords[Name]>> => {
    const candidates = [collectionRow(name).filterKey === 'host' ? siteHost() : null];
    const result = await findRecord({ name, locale, candidates, part });
    if (result.state === 'found') {
      return { ...parseRecord(name, result.raw), lang: result.lang, borrowed: result.borrowed };
    }
    if (result.state === 'failed') await markMadeOfDefaults();
    return { ...parseRecord(name, null), lang: locale, borrowed: [] };
  },
);

/** Feature switches, chat, snippets and mappings of the site (R-CMS-05). */
export function loadSiteConfig(locale: Locale): Promise<Loaded<PrazerConfig>> {
  return loadCollection('prazer-config', locale);
}

/**
 * The menu banner that the site config names (R-BAN-03), with its slug as a path, null for a page that is switched off;
 * null when the banner is switched off or missing.
 */
export async function loadMenuBanner(locale: Locale): Promise<Loaded<MenuBanner> | null> {
  const { bannerMenu, features } = await loadSiteConfig(locale);
  if (!bannerMenu.isEnabled) return null;
  const banner = await loadCollection('menu-banner', locale, bannerMenu.bannerKey);
  if (!banner.isExist) return null;
  const path = slugPath(banner.buttonSlug);
  return { ...banner, buttonSlug: path !== null && isPageOn(path, features) ? path : null };
}

/** A slug's path without locale, however written (slash, query, hash, encoding). Null for another site. */
function slugPath(slug: string | null): string | null {
  const name = linkTarget(slug?.trim() ?? '').replace(/^\/+/, '');
  const path = name === '' || /^[a-z][a-z\d+.-]*:/i.test(name) ? null : sameSitePath(`/${name}`);
  return path === null ? null : stripLocale(path).path;
}

/** The banner of the auth popup (R-BAN-03); null when it is missing. */
export async function loadAuthBanner(locale: Locale): Promise<Loaded<AuthBanner> | null> {
  const banner = await loadCollection('auth-banner', locale);
  return banner.isExist ? banner : null;
}

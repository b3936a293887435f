import 'server-only';
import { env } from '@/lib/env/server';
import { encodePart } from '@/lib/routing/encode';
import { fixLetterCase } from '@/lib/routing/known-routes';
import { stripLocale } from '@/lib/routing/locale-path';
import { pathOnSite } from '@/lib/routing/path-on-site';
import { filePath } from './media';
import type { PrazerConfig } from './schema-prazer-config';
import { isPageOn } from './switched-pages';

/**
 * An entry's target, however an editor wrote it. A page of the site: its path as the browser has it, without locale
 * and last slash, encoded, known words in lower case. A file of the content system, which exists once for all
 * languages: its absolute URL on the site.
 */
export function linkTarget(url: string): string {
  const path = pathOnSite(url, env.SITE_URL);
  const file = filePath(path ?? url, env.CONTENT_URL);
  if (file !== null) return `${env.SITE_URL}${file}`;
  return path === null ? url : pagePath(path).replace(/[^!-~]+/g, (part) => encodePart(part));
}

function pagePath(address: string): string {
  const end = address.search(/[?#]|$/);
  const { path } = stripLocale(fixLetterCase(address.slice(0, end)));
  return path.replace(/(?<=[^/])\/+$/, '') + address.slice(end);
}

/**
 * Menu and footer entries with links to the reader's language (R-ROUTE-02); pages that are switched off are left out.
 */
export function menuLinks<Entry extends { url: string }>(
  entries: readonly Entry[],
  features: PrazerConfig['features'],
): Entry[] {
  return entries
    .map((entry) => ({ ...entry, url: linkTarget(entry.url) }))
    .filter(({ url }) => isPageOn(url, features));
}

import { ENCODED_NAME_MARK, NAME_MARK } from '@/lib/routing/url-template';
import type { Metadata } from 'next';
import { routing, type Locale } from '@/i18n/routing';
import { sameSitePath } from '@/lib/routing/external';
import { localePath, localePrefixOf, stripLocale } from '@/lib/routing/locale-path';
import { pathOnSite } from '@/lib/routing/path-on-site';
import { absoluteUrl, cleanText } from './clean';
import type { MetaTags } from './meta-tags';
import { buildOpenGraph, type OpenGraphInput } from './open-graph';
import { CLOSED_TO_ROBOTS } from '@/lib/site-settings/robots';

const MAX_TITLE_LENGTH = 300;

export interface MetadataInput extends Omit<OpenGraphInput, 'title' | 'description' | 'url'> {
  /** The record's own tags. */
  tags: MetaTags;
  /** Encoded path without locale prefix and query. */
  path: string;
  /** Title of a page whose record has none. */
  fallbackTitle: string;
  /** False when a `Disallow` rule matches the path. */
  isIndexable: boolean;
}

export type PageMetadata = Metadata & { title: { absolute: string } };

/**
 * Turns an SEO record into the page's metadata (R-SEO-03): uses every non-empty field, replaces `##name##`, and adds a
 * self canonical and mutual language alternates where the record has none. Never throws, whatever the record contains.
 */
export function buildMetadata(input: MetadataInput): PageMetadata {
  const { record, name, fallbackTitle, siteName, tags } = input;
  const title = cleanText(record.title, name, MAX_TITLE_LENGTH) ?? cleanText(fallbackTitle, name) ?? siteName;
  const description = cleanText(record.description, name) ?? tags.description;
  const canonical = canonicalUrl(input);
  const robots = input.isIndexable ? (cleanText(record.robots) ?? tags.robots) : CLOSED_TO_ROBOTS;
  return {
    title: { absolute: title },
    ...(description !== null && { description }),
    ...(robots !== null && { robots }),
    alternates: { canonical, languages: languageAlternates(input) },
    ...buildOpenGraph({ ...input, title, description, url: canonical }),
    ...(Object.keys(tags.named).length > 0 && { other: tags.named }),
  };
}

/** Absolute URL of a page in a locale. `path` is encoded and without prefix. */
export function pageUrl(siteUrl: string, locale: Locale, path: string): string {
  return new URL(`${siteUrl}${localePath(locale, path)}`).href;
}

/**
 * The record's own canonical when it is an http URL or a path of this site, else the page itself. One on this site with
 * the name's placeholder also means the page itself: it covers this site's detail pages, whose URLs have ids.
 */
function canonicalUrl({ record, name, siteUrl, locale, path }: MetadataInput): string {
  const given = typeof record.canonicalUrl === 'string' ? record.canonicalUrl.trim() : '';
  const own = sameSitePath(given);
  if (hasNameMark(given) && sameSitePath(pathOnSite(given, siteUrl)) !== null)
    return pageUrl(siteUrl, locale, path);
  if (own !== null)
    return tidied(pageUrl(siteUrl, localePrefixOf(given) ?? locale, stripLocale(own).path), siteUrl);
  const isAbsolute = /^https?:\/\//i.test(given);
  const absolute = isAbsolute ? absoluteUrl(given, siteUrl, name) : null;
  return absolute === null ? pageUrl(siteUrl, locale, path) : tidied(absolute, siteUrl);
}

/** A URL of this site without a final slash and English's prefix, which would redirect; the home page as written. */
function tidied(address: string, siteUrl: string): string {
  const url = new URL(address);
  if (url.origin !== new URL(siteUrl).origin || url.pathname === '/') return address;
  const { locale, path } = stripLocale(url.pathname);
  url.pathname = localePath(locale, path).replace(/\/+$/, '');
  return url.href;
}

const hasNameMark = (text: string) => text.includes(NAME_MARK) || text.includes(ENCODED_NAME_MARK);

function languageAlternates({ siteUrl, path, locale, locales }: MetadataInput): Record<string, string> {
  const languages = Object.fromEntries(locales.map((one) => [one, pageUrl(siteUrl, one, path)]));
  const fallback = locales.includes(routing.defaultLocale) ? routing.defaultLocale : locale;
  return { ...languages, 'x-default': pageUrl(siteUrl, fallback, path) };
}

import { routing, type Locale } from '@/i18n/routing';
import { escapeMarkup } from '@/lib/routing/url-template';
import { isIsoTime } from './clean';
import { pageUrl } from './metadata';

/** A page in a sitemap: listed once per language, each with its alternates. */
export interface SitemapPage {
  /** Encoded path without locale prefix and query, from `paths`. */
  path: string;
  /** When the page's own text last changed, according to the content system; never guessed. */
  lastModified?: string | null;
  /** Languages the page may be found in. */
  locales: readonly Locale[];
}

/** A sitemap may contain at most 50,000 URLs; every path is listed in each language, with room for its alternates. */
export const PATHS_PER_SITEMAP = 5_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The sitemap of some pages: absolute URLs, mutual alternates with `x-default`, lastmod where known. */
export function sitemapXml(pages: readonly SitemapPage[], siteUrl: string): string {
  const entries = pages.flatMap((page) => page.locales.map((locale) => entry(page, locale, siteUrl)));
  const root = `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return `${HEAD}${root}\n${entries.join('\n')}\n</urlset>\n`;
}

export function sitemapIndexXml(sitemapPaths: readonly string[], siteUrl: string): string {
  const entries = sitemapPaths.map(
    (path) => `<sitemap><loc>${escapeMarkup(new URL(path, siteUrl).href)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

function entry({ path, lastModified, locales }: SitemapPage, locale: Locale, siteUrl: string): string {
  const lines = [`<loc>${escapeMarkup(pageUrl(siteUrl, locale, path))}</loc>`];
  const day = dayOf(lastModified);
  if (day) lines.push(`<lastmod>${day}</lastmod>`);
  if (locales.length > 1) {
    for (const other of locales) lines.push(alternate(other, pageUrl(siteUrl, other, path)));
    lines.push(alternate('x-default', pageUrl(siteUrl, routing.defaultLocale, path)));
  }
  return `<url>${lines.join('')}</url>`;
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}"/>`;
}

/** The calendar day of a content system time; null for anything else. */
function dayOf(text: string | null | undefined): string | null {
  return text && isIsoTime(text) ? new Date(text).toISOString().slice(0, 10) : null;
}

import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { routing, type Locale } from '@/i18n/routing';
import { loadCollection } from '@/lib/content/loaders.server';
import { loadPageSeo, type LoadedSeo } from '@/lib/content/page-seo.server';
import { env } from '@/lib/env/server';
import { readySettings } from '@/lib/site-settings/settings.server';
import { decodedPath } from '@/lib/routing/encode';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { logDroppedTags } from './dropped-tags';
import { breadcrumbJsonLd, recordJsonLd, type JsonLdNode } from './json-ld';
import { readMetaTags, type PropertyTag } from './meta-tags';
import { typeTags } from './open-graph';
import { buildMetadata, pageUrl, type PageMetadata } from './metadata';
import { isClosedToRobots } from '@/lib/site-settings/robots';
import { escapeMarkup, fillName, type SeoTemplate } from '@/lib/routing/url-template';

export interface PageSeoQuery {
  /** Encoded path without locale prefix and query, from `paths`. */
  path: string;
  /** URL of the record shared by all pages of the kind (R-SEO-02). */
  template?: SeoTemplate;
  /** Name of the item on a detail page. */
  name?: string;
  locale: Locale;
  /** Title in the page's language for a record without one; else the name, else the site's name. */
  fallbackTitle?: string;
  /** The page's item could not be read, so it is unknown whether it exists. */
  isItemUnread?: boolean;
  /** The page exists in no other language. */
  isOnlyHere?: boolean;
}

export interface PageSeo {
  metadata: PageMetadata;
  record: LoadedSeo;
  /** Structured data of the record; a page adds its own breadcrumbs and lists. */
  jsonLd: readonly JsonLdNode[];
  /** Tags Next.js cannot render: the page renders them as `<meta property>`. */
  propertyTags: readonly PropertyTag[];
}

/**
 * The page's data for search engines and messengers (R-SEO-01 to R-SEO-09), read once per render. Never throws: a
 * failed read gives an empty record and the fallback title (R-SEO-08). The page of an item that could not be read is
 * closed to search engines until it is regenerated.
 */
export function pageSeo({ path, template, name, locale, ...rest }: PageSeoQuery): Promise<PageSeo> {
  const { fallbackTitle = null, isItemUnread = false, isOnlyHere = false } = rest;
  return pageSeoOnce(path, template ?? null, name ?? null, locale, fallbackTitle, isItemUnread, isOnlyHere);
}

/** Arguments are primitives, because `cache` compares them by identity. */
const pageSeoOnce = cache(
  async (
    path: string,
    template: SeoTemplate | null,
    name: string | null,
    locale: Locale,
    fallbackTitle: string | null,
    isItemUnread: boolean,
    isOnlyHere: boolean,
  ): Promise<PageSeo> => {
    const [record, common, settings] = await Promise.all([
      loadPageSeo(decodedPath(path), template, locale),
      loadCollection('common', locale),
      readySettings(),
    ]);
    const siteUrl = env.SITE_URL;
    const siteName = common.siteName;
    const isIndexable = !isItemUnread && !isClosedToRobots(settings.isClosed, localePath(locale, path), path);
    const title = fallbackTitle ?? name ?? siteName;
    const tags = readMetaTags(record.meta, name);
    logDroppedTags('page-seo', tags.dropped, record.url);
    const metadata = buildMetadata({
      record,
      tags,
      path,
      locale,
      locales: isOnlyHere ? [locale] : routing.locales,
      name,
      fallbackTitle: title,
      siteName,
      siteUrl,
      isIndexable,
    });
    return {
      record: {
        ...record,
        text: record.text === null ? null : fillName(record.text, name && escapeMarkup(name)),
      },
      metadata,
      jsonLd: recordJsonLd(record, {
        name,
        siteName,
        siteUrl,
        pageUrl: pageUrl(siteUrl, locale, path),
        pageTitle: metadata.title.absolute,
      }),
      propertyTags: [...typeTags({ record, tags }), ...tags.properties],
    };
  },
);

/** Metadata of a page whose item does not exist. */
export async function missingMetadata(): Promise<Metadata> {
  const t = await getTranslations('system');
  return { title: t('notFound.title'), robots: { index: false, follow: true } };
}

/** Metadata of a page being loaded, or of a missing one if its item does not exist. */
export async function metadataOf(page: Promise<{ seo: PageSeo } | null>): Promise<Metadata> {
  return (await page)?.seo.metadata ?? missingMetadata();
}

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

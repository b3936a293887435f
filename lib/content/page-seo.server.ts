import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { parseRecord } from './collections';
import { markMadeOfDefaults } from '@/lib/upstream/degraded.server';
import type { Loaded } from './loaded';
import { findRecord, type RecordResult } from './record.server';
import type { SeoRecord } from './schema-seo';

export type LoadedSeo = Loaded<SeoRecord> & {
  /** The content system has no record for the page in any language. */
  isMissing: boolean;
  /** The content system failed and there is no earlier response: the record is empty. */
  isFailed: boolean;
};

const findOnce = cache((url: string, fallbackUrl: string | null, locale: Locale): Promise<RecordResult> =>
  findRecord({
    name: 'page-seo',
    locale,
    candidates: fallbackUrl === null || fallbackUrl === url ? [url] : [url, fallbackUrl],
  }),
);

/**
 * The SEO record of a page (R-SEO-01, R-SEO-02) by its url, else by the fallback url such as `/offers/##name##`. Never
 * throws: a failed read gives the last good record, else an empty one (R-SEO-08). `url` has neither locale nor query.
 */
export async function loadPageSeo(
  url: string,
  fallbackUrl: string | null,
  locale: Locale,
): Promise<LoadedSeo> {
  const result = await findOnce(url, fallbackUrl, locale);
  if (result.state === 'failed') await markMadeOfDefaults();
  return toRecord(result, locale);
}

/**
 * The record of a generic page `/{slug}` (R-HOME-02), null when it does not exist.
 * @throws ContentFailure when the content system fails without an earlier response: it is unknown whether the page
 * exists, so it must not become a 404; Next.js keeps an earlier render.
 */
export async function loadSlugPage(url: string, locale: Locale): Promise<LoadedSeo | null> {
  const result = await findOnce(url, null, locale);
  if (result.state === 'failed') throw result.failure;
  return result.state === 'missing' ? null : toRecord(result, locale);
}

/** The other language's canonical URL is not borrowed: it would contradict this page's own alternates. */
function toRecord(result: RecordResult, locale: Locale): LoadedSeo {
  const isFound = result.state === 'found';
  const lang = isFound ? result.lang : locale;
  const borrowed = isFound ? result.borrowed : [];
  const record = parseRecord('page-seo', isFound ? result.raw : null);
  return {
    ...record,
    canonicalUrl: lang === locale ? record.canonicalUrl : null,
    locale: lang,
    lang,
    borrowed,
    isMissing: result.state === 'missing',
    isFailed: result.state === 'failed',
  };
}

import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { parseRecord } from './collections';
import { markMadeOfDefaults } from '@/lib/upstream/degraded.server';
import type { Loaded } from './loaded';
import { findRecord, type RecordAnswer } from './record.server';
import type { SeoRecord } from './schema-seo';

export type LoadedSeo = Loaded<SeoRecord> & {
  /** The content system has no record for the page, in no language. */
  isMissing: boolean;
  /** The content system failed and no earlier answer is known: the record is empty. */
  isFailed: boolean;
};

const findOnce = cache((url: string, fallbackUrl: string | null, locale: Locale): Promise<RecordAnswer> =>
  findRecord({
    name: 'page-seo',
    locale,
    candidates: fallbackUrl === null || fallbackUrl === url ? [url] : [url, fallbackUrl],
  }),
);

/**
 * The SEO record of a page (R-SEO-01, R-SEO-02): by its url and, only when there is none, by the fallback url such as
 * `/offers/##name##`. Never throws: a failing read gives the last good record, else an empty one (R-SEO-08).
 * `url` has neither locale nor query.
 */
export async function loadPageSeo(
  url: string,
  fallbackUrl: string | null,
  locale: Locale,
): Promise<LoadedSeo> {
  const answer = await findOnce(url, fallbackUrl, locale);
  if (answer.state === 'failed') await markMadeOfDefaults();
  return toRecord(answer, locale);
}

/**
 * The record of a generic page `/{slug}` (R-HOME-02), null when it does not exist.
 * @throws ContentFailure when the content system fails and the page was never seen: whether it exists is not known, so
 *   it must not become a 404, and Next.js keeps an earlier rendering.
 */
export async function loadSlugPage(url: string, locale: Locale): Promise<LoadedSeo | null> {
  const answer = await findOnce(url, null, locale);
  if (answer.state === 'failed') throw answer.failure;
  return answer.state === 'missing' ? null : toRecord(answer, locale);
}

/**
 * A canonical address of the other language's record is not taken along with its texts: it names that language's page, and
 * this one would contradict its own alternates.
 */
function toRecord(answer: RecordAnswer, locale: Locale): LoadedSeo {
  const isFound = answer.state === 'found';
  const lang = isFound ? answer.lang : locale;
  const borrowed = isFound ? answer.borrowed : [];
  const record = parseRecord('page-seo', isFound ? answer.raw : null);
  return {
    ...record,
    canonicalUrl: lang === locale ? record.canonicalUrl : null,
    locale: lang,
    lang,
    borrowed,
    isMissing: answer.state === 'missing',
    isFailed: answer.state === 'failed',
  };
}

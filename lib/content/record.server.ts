import 'server-only';
import type { Locale } from '@/i18n/routing';
import { readDeadline } from '@/lib/upstream/read-deadline.server';
import { readRaw } from './client.server';
import { collectionRow, parseRecord, type CollectionName } from './collections';
import { contentReads } from './content-state.server';
import { ContentFailure, raiseFailure } from './failure';
import type { RawRecord } from './flatten';
import { borrowTexts, emptyTexts } from './language-fallback';
import { isPreviewed } from './preview.server';
import { fillSiteMark, hasSiteMark } from './site-mark';
import { visitorBearer } from './visitor-bearer.server';

export interface RecordQuery {
  name: CollectionName;
  locale: Locale;
  /** Values of the collection's filter, requested in turn until one has a record. */
  candidates: readonly (string | null)[];
  part?: string | undefined;
}

interface VisitorQuery extends RecordQuery {
  /** The visitor's content token, if the response is for them alone. */
  bearer: string | undefined;
}

export type RecordResult =
  | {
      state: 'found';
      raw: RawRecord;
      /** Language of the record; English for a record without a French version. */
      lang: Locale;
      /** Paths of texts in a French record that are English. */
      borrowed: readonly string[];
    }
  | { state: 'missing' }
  | { state: 'failed'; failure: ContentFailure };

interface Found {
  raw: RawRecord;
  candidate: string | null;
}

type Lookup = Found | { failure: ContentFailure } | null;

/**
 * Finds a record with its fallbacks: the next candidate where it is missing, the last good response where a read fails
 * or misses the page's deadline, English where there is no French. Fills `##site##` in its texts.
 */
export async function findRecord(recordQuery: RecordQuery): Promise<RecordResult> {
  const query = { ...recordQuery, bearer: await visitorBearer() };
  const result = await findAs(query);
  if (result.state !== 'found' || !hasSiteMark(result.raw)) return result;
  return { ...result, raw: fillSiteMark(result.raw, await siteNameBeside(query, result.raw)) };
}

async function siteNameBeside({ name, locale, bearer }: VisitorQuery, raw: RawRecord): Promise<string> {
  if (name === 'common') return parseRecord('common', raw).siteName;
  const common = await findAs({ name: 'common', locale, candidates: [null], bearer });
  return parseRecord('common', common.state === 'found' ? common.raw : null).siteName;
}

async function findAs(query: VisitorQuery): Promise<RecordResult> {
  const deadline = readDeadline();
  const own = await lookUp(query, deadline);
  if (own !== null && 'raw' in own) return withEnglishTexts(query, own, deadline);
  if (query.locale === 'en') return own === null ? { state: 'missing' } : { state: 'failed', ...own };
  const english = { ...query, locale: 'en' } as const;
  const other = own === null ? await lookUp(english, deadline) : lastGoodOf(english, query.candidates);
  if (other !== null && 'raw' in other) {
    return { state: 'found', raw: other.raw, lang: 'en', borrowed: [] };
  }
  const failed = other ?? own;
  return failed === null ? { state: 'missing' } : { state: 'failed', ...failed };
}

/** French records joined with their English texts, so that pages sharing a read parse the result once. */
const joined = new WeakMap<RawRecord, { english: RawRecord; result: RecordResult }>();

async function withEnglishTexts(query: VisitorQuery, own: Found, deadline: number): Promise<RecordResult> {
  const found = { state: 'found', raw: own.raw, lang: query.locale, borrowed: [] } as const;
  if (query.locale === 'en') return found;
  const empty = emptyTexts(own.raw, collectionRow(query.name).texts);
  if (empty.length === 0) return found;
  const english = await lookUp({ ...query, locale: 'en', candidates: [own.candidate] }, deadline);
  if (english === null || !('raw' in english)) return found;
  const known = joined.get(own.raw);
  if (known?.english === english.raw) return known.result;
  const { record, paths } = borrowTexts(own.raw, english.raw, empty);
  const result = { ...found, raw: record, borrowed: paths };
  joined.set(own.raw, { english: english.raw, result });
  return result;
}

async function lookUp(query: VisitorQuery, deadline: number): Promise<Lookup> {
  const isDraft = await isPreviewed();
  // A visitor's own responses and an editor's drafts are not for others.
  const isForEveryone = query.bearer === undefined && !isDraft;
  for (const [index, candidate] of query.candidates.entries()) {
    const since = performance.now();
    const outcome = await contentReads.through({
      key: keyOf(query, candidate),
      reading: read(query, candidate, isDraft),
      deadline,
      late: () => lateRead(query, since),
      // A record deleted from the content system must not reappear when the content system fails.
      judge: (raw) => (isForEveryone ? (raw === null ? 'drop' : 'keep') : 'ignore'),
    });
    if (outcome.state === 'failed') return failedLookup(query, index, outcome.error);
    if (outcome.value !== null) return { raw: outcome.value, candidate };
  }
  return null;
}

/** After a failed read, the last good response of a later candidate is used. */
function failedLookup(query: VisitorQuery, index: number, error: unknown): Lookup {
  if (!(error instanceof ContentFailure)) throw error;
  return lastGoodOf(query, query.candidates.slice(index + 1)) ?? { failure: error };
}

async function read(
  { name, locale, part, bearer }: VisitorQuery,
  candidate: string | null,
  isDraft: boolean,
): Promise<RawRecord | null> {
  const { filterKey } = collectionRow(name);
  return readRaw(name, {
    locale,
    isDraft,
    ...(filterKey === null || candidate === null ? {} : { filters: { [filterKey]: candidate } }),
    ...(part === undefined ? {} : { part }),
    ...(bearer === undefined ? {} : { bearer }),
  });
}

/** The read continues; if it fails later, it reports that itself. */
function lateRead({ name: collection }: RecordQuery, since: number): ContentFailure {
  const failure = new ContentFailure(collection, null, 'timeout', since);
  raiseFailure(failure);
  return failure;
}

function lastGoodOf(query: RecordQuery, candidates: RecordQuery['candidates']): Found | null {
  for (const candidate of candidates) {
    const good = contentReads.lastGood<RawRecord>(keyOf(query, candidate));
    if (good) return { raw: good.value, candidate };
  }
  return null;
}

function keyOf({ name, locale, part }: RecordQuery, candidate: string | null): string {
  return JSON.stringify([name, locale, part ?? null, candidate]);
}

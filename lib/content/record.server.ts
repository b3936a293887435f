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
  /** Values of the collection's filter, requested one after another until one has a record. */
  candidates: readonly (string | null)[];
  part?: string | undefined;
}

interface VisitorQuery extends RecordQuery {
  /** The visitor's own content token, where the response is for them alone. */
  bearer: string | undefined;
}

export type RecordResult =
  | {
      state: 'found';
      raw: RawRecord;
      /** Language the record is in; English for a record without a French version. */
      lang: Locale;
      /** Paths of single texts that are English in a French record. */
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
 * Finds a record with its fallbacks: the next candidate where it is missing, the last good response
 * where a read fails or comes too late for its page, and English where there is no French. `##site##` in its texts is
 * filled in.
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

/** French records with their English texts, so that who shares a read shares the whole of it and parses it once. */
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
  // A visitor's own responses and an editor's drafts are neither cached for others nor do they replace the last good
  // one.
  const isForEveryone = query.bearer === undefined && !isDraft;
  for (const [index, candidate] of query.candidates.entries()) {
    const since = performance.now();
    const outcome = await contentReads.through({
      key: keyOf(query, candidate),
      reading: read(query, candidate, isDraft),
      deadline,
      late: () => lateRead(query, since),
      // A record that the content system no longer has must not come back when it fails.
      judge: (raw) => (isForEveryone ? (raw === null ? 'drop' : 'keep') : 'ignore'),
    });
    if (outcome.state === 'failed') return failedLookup(query, index, outcome.error);
    if (outcome.value !== null) return { raw: outcome.value, candidate };
  }
  return null;
}

/** The last good response of a later candidate replaces one that never came. */
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

/** The error of a read that missed its deadline. The read goes on; if it fails later, it reports that itself. */
function lateRead({ name: collection }: RecordQuery, since: number): ContentFailure {
  const failure = new ContentFailure(collection, null, 'timeout');
  failure.since = since;
  void raiseFailure(failure);
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

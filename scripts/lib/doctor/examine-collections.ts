import { routing, type Locale } from '@/i18n/routing';
import { collectionHeaders, collectionPath } from '@/lib/content/collection-request';
import { COLLECTIONS, collectionRow, parseRecord, type CollectionName } from '@/lib/content/collections';
import { fits } from '@/lib/content/fits';
import { flattenResponse, type RawRecord } from '@/lib/content/flatten';
import { parseJson } from '@/lib/parse-json';
import { isRecord } from '@/lib/is-record';
import { findDifferences } from './differences';
import { redirectOf } from './redirect';
import { COLLECTION_CONSEQUENCES } from './consequences';
import { describeDifferences, lookOfDifferences, type Finding } from './finding';

export interface ContentSystem {
  origin: string;
  token: string | null;
  /** Host whose SEO settings are read. */
  host: string;
  fetch: (request: Request) => Promise<Response>;
  /** Timeout of one read. Milliseconds. */
  timeoutMs: number;
}

type Judged = Pick<Finding, 'state' | 'details'> & { look?: string };

/** Reads every collection in every language as the product does and evaluates the responses. Never throws. */
export async function examineCollections(system: ContentSystem): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of Object.keys(COLLECTIONS) as CollectionName[]) {
    for (const locale of routing.locales) findings.push(await examine(name, locale, system));
  }
  return findings;
}

async function examine(name: CollectionName, locale: Locale, system: ContentSystem): Promise<Finding> {
  const base = { side: 'content', name: `${name} ${locale}`, ...COLLECTION_CONSEQUENCES[name] } as const;
  const startedAt = performance.now();
  try {
    const response = await system.fetch(requestOf(name, locale, system));
    if (response.type === 'error') throw new TypeError('The connection broke');
    const body = parseJson(await response.text());
    const ms = Math.round(performance.now() - startedAt);
    const redirect = redirectOf(response, system.origin);
    const judged: Judged =
      redirect === null
        ? judge(name, locale, response.status, body, system)
        : { state: 'fails', details: [redirect] };
    return { ...base, httpStatus: response.status, ms, ...judged };
  } catch {
    return { ...base, httpStatus: null, ms: null, state: 'silent', details: ['no response'] };
  }
}

function requestOf(name: CollectionName, locale: Locale, system: ContentSystem): Request {
  const { filterKey } = collectionRow(name);
  const filters =
    filterKey === null ? {} : { filters: { [filterKey]: filterKey === 'host' ? system.host : '/' } };
  return new Request(`${system.origin}${collectionPath(name, { locale, ...filters })}`, {
    headers: collectionHeaders(system.token),
    // As the product does.
    redirect: 'manual',
    signal: AbortSignal.timeout(system.timeoutMs),
  });
}

function judge(
  name: CollectionName,
  locale: Locale,
  status: number,
  body: unknown,
  { origin }: ContentSystem,
): Judged {
  if (status === 404 && collectionRow(name).kind === 'single' && isErrorResponse(body))
    return missingIn(locale);
  if (status < 200 || status > 299) return { state: 'fails', details: [refusalOf(status, body)] };
  const data = flattenResponse(body, { contentOrigin: origin });
  if (data === undefined) return { state: 'fails', details: ['not a response of a content system'] };
  const found = asRecord(Array.isArray(data) ? data[0] : data);
  const row = collectionRow(name);
  if (!fits(found, row, row.part))
    return { state: 'fails', details: ['the record has no field of this collection'] };
  const record = recordIn(name, found);
  return record === null ? missingIn(locale) : judgeRecord(name, record);
}

/** The record itself, or the part of it that the product reads. */
function recordIn(name: CollectionName, record: RawRecord | null): RawRecord | null {
  const { part } = collectionRow(name);
  return part === undefined ? record : asRecord(record?.[part]);
}

/** A missing field takes its default, which is not an error: `docs/content.md` lists them. */
function judgeRecord(name: CollectionName, raw: RawRecord): Judged {
  const found = findDifferences(raw, parseRecord(name, raw)).filter(
    ({ path, kind }) => kind !== 'missing' && !isOwnShape(path),
  );
  if (found.length === 0) return { state: 'fits', details: [] };
  const read = (record: unknown) => parseRecord(name, asRecord(record) ?? {});
  const details = describeDifferences(found, { raw, read, isPublic: true });
  return { state: 'differs', details, look: lookOfDifferences(found) };
}

/** The parser turns the icons into a list and sets a record's language itself. */
export function isOwnShape(path: string): boolean {
  return /^\.(?:favicon|locale)\b/.test(path);
}

function missingIn(locale: Locale): Judged {
  return locale === 'en'
    ? { state: 'differs', details: ['there is no English record; the built-in values apply'] }
    : { state: 'fits', details: ['no record; the English one is shown'] };
}

function refusalOf(status: number, body: unknown): string {
  if (status === 401) return 'the token is wrong';
  if (status === 403) return 'the content system requires a token: --token, CONTENT_TOKEN';
  const error = asRecord(asRecord(body)?.error);
  const message = typeof error?.message === 'string' ? `: ${error.message}` : '';
  return `responds with HTTP ${status}${message}`;
}

function isErrorResponse(body: unknown): boolean {
  return asRecord(body)?.data === null;
}

function asRecord(value: unknown): RawRecord | null {
  return isRecord(value) ? value : null;
}

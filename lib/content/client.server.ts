import { env } from '@/lib/env/server';
import { requestLimitMs } from '@/lib/upstream/read-deadline.server';
import { requestUpstream, UpstreamFailure, type UpstreamResponse } from '@/lib/upstream/request.server';
import { wellFormedJson } from '@/lib/upstream/well-formed-json';
import { isRecord } from '@/lib/is-record';
import { collectionHeaders, collectionPath, CONTENT_TOKEN, type CollectionQuery } from './collection-request';
import { collectionRow, parseRecord, type CollectionName, type CollectionRecords } from './collections';
import { contentReads } from './content-state.server';
import { ContentFailure, raiseFailure } from './failure';
import { fits } from './fits';
import { flattenResponse, type RawRecord } from './flatten';

export interface ReadOptions extends CollectionQuery {
  /** The visitor's content token (cookie `strapi_jwt`); else the server's is used, if there is one. */
  bearer?: string;
  /** Of the whole read, in milliseconds; `requestLimitMs` by default. */
  timeoutMs?: number;
}

/**
 * Reads one record of a collection, the first of a list, parsed (R-CMS-01). Null when there is none: 404 for a single
 * record, an empty list. Never retried.
 * @throws ContentFailure for every other response and for none, after the event `failure` (R-CMS-07).
 */
export async function readCollection<Name extends CollectionName>(
  name: Name,
  options: ReadOptions,
): Promise<CollectionRecords[Name] | null> {
  const raw = await readRaw(name, options);
  return raw === null ? null : parseRecord(name, raw);
}

/** Like `readCollection`, flattened, unparsed. One request at a time per URL and bearer; public ones serve 2 s. */
export async function readRaw(name: CollectionName, options: ReadOptions): Promise<RawRecord | null> {
  const url = `${env.CONTENT_URL}${collectionPath(name, options)}`;
  const own = ownBearer(options);
  const isForEveryone = own === null && options.isDraft !== true;
  const run = () => fetchRecord(name, url, own ?? env.CONTENT_TOKEN ?? null, options);
  try {
    return await contentReads.share(`${own ?? ''} ${url}`, run, isForEveryone);
  } catch (error) {
    if (error instanceof ContentFailure) raiseFailure(error);
    throw error;
  }
}

/** The visitor's own token; null when there is none or it is invalid in a header. */
function ownBearer({ bearer }: ReadOptions): string | null {
  return bearer !== undefined && CONTENT_TOKEN.test(bearer) ? bearer : null;
}

async function fetchRecord(
  name: CollectionName,
  url: string,
  token: string | null,
  options: ReadOptions,
): Promise<RawRecord | null> {
  const since = performance.now();
  try {
    const response = await requestUpstream({
      url,
      headers: collectionHeaders(token),
      timeoutMs: options.timeoutMs ?? requestLimitMs(),
    });
    return recordOf(name, response, since, options.part);
  } catch (error) {
    throw error instanceof UpstreamFailure ? new ContentFailure(name, null, error.reason, since) : error;
  }
}

function recordOf(
  name: CollectionName,
  response: UpstreamResponse,
  since: number,
  askedPart?: string,
): RawRecord | null {
  const { status } = response;
  const row = collectionRow(name);
  const body = jsonOf(response.bytes);
  const isMissing = status === 404 && row.kind === 'single' && isErrorBody(body);
  if (isMissing) return null;
  if (status < 200 || status > 299) throw new ContentFailure(name, status, 'status', since);
  const record = firstRecord(body);
  const part = askedPart ?? row.part;
  if (record === undefined || !fits(record, row, part))
    throw new ContentFailure(name, status, 'malformed', since);
  return partOf(record, part);
}

/** Null where there is none, undefined where the body is not a content system response. */
function firstRecord(body: unknown): RawRecord | null | undefined {
  if (saysError(body)) return undefined;
  const data = flattenResponse(body, { contentOrigin: env.CONTENT_URL });
  return Array.isArray(data) ? (data[0] ?? null) : data;
}

/** The populated part of a record, or the whole record where no part is requested. */
function partOf(record: RawRecord | null, key: string | undefined): RawRecord | null {
  if (key === undefined || record === null) return record;
  const part = record[key];
  return isRecord(part) ? part : null;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(wellFormedJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return undefined;
  }
}

/** A proxy in between may turn a failure into a success status. */
function saysError(body: unknown): boolean {
  return isRecord(body) && (body.error ?? null) !== null;
}

/** Distinguishes the content system's own 404 from a proxy's. */
function isErrorBody(body: unknown): boolean {
  return isRecord(body) && body.data === null;
}

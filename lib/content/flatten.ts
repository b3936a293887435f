import { isRecord } from '@/lib/is-record';
import { HOSTILE_KEYS } from './description';
import { mediaPath } from './media';

const MAX_DEPTH = 12;
const MAX_NODES = 50_000;
const MAX_ITEMS = 5_000;
const RECORD_KEYS = ['id', 'documentId', 'attributes'];
const WRAPPER_KEYS = ['data', 'meta'];

/** A record as the content system sent it, without wrappers; nothing in it is validated yet. */
export type RawRecord = Readonly<Record<string, unknown>>;

export interface FlattenOptions {
  /** Origin of the content system: URLs of its media become site paths (see `mediaPath`). */
  contentOrigin?: string;
}

interface Walk extends FlattenOptions {
  nodes: number;
}

/**
 * Unwraps a response: `{data: {id, attributes: {a}}}` becomes `{id, a}`, a list stays a list, null stays null, at every
 * depth. Accepts the v4 format with `attributes`, the v5 format without, and bare components. Nested media become their
 * url string; the outermost `data` never counts as media. Hostile keys are left out, and what is deeper than 12 levels,
 * beyond 5,000 items of a list or 50,000 values is cut. Undefined for any other body. Never throws.
 */
export function flattenResponse(
  body: unknown,
  options: FlattenOptions = {},
): RawRecord | RawRecord[] | null | undefined {
  if (!isRecord(body) || !Object.hasOwn(body, 'data')) return undefined;
  const walk: Walk = { ...options, nodes: 0 };
  const { data } = body;
  if (data === null) return null;
  if (Array.isArray(data)) {
    return data
      .slice(0, MAX_ITEMS)
      .filter(isRecord)
      .map((entry) => flattenFields(fieldsOf(entry, true), 1, walk));
  }
  return isRecord(data) ? flattenFields(fieldsOf(data, true), 1, walk) : undefined;
}

function flattenValue(value: unknown, depth: number, walk: Walk): unknown {
  walk.nodes += 1;
  if (walk.nodes > MAX_NODES || depth > MAX_DEPTH) return null;
  if (typeof value === 'string') return localised(value, walk);
  if (Array.isArray(value)) return flattenList(value, depth, walk, false);
  if (!isRecord(value)) return value;
  if (!isWrapper(value)) return flattenEntry(value, depth, walk, false);
  const { data } = value;
  if (Array.isArray(data)) return flattenList(data, depth, walk, true);
  return isRecord(data) ? flattenEntry(data, depth, walk, true) : null;
}

function flattenList(values: readonly unknown[], depth: number, walk: Walk, isWrapped: boolean): unknown[] {
  const items: unknown[] = [];
  for (const value of values.slice(0, MAX_ITEMS)) {
    if (walk.nodes > MAX_NODES) break;
    const isEntry = isWrapped && isRecord(value);
    items.push(isEntry ? flattenEntry(value, depth + 1, walk, true) : flattenValue(value, depth + 1, walk));
  }
  return items;
}

function flattenEntry(entry: RawRecord, depth: number, walk: Walk, isWrapped: boolean): unknown {
  const fields = fieldsOf(entry, isWrapped);
  const isMedia = typeof fields.url === 'string' && (isWrapped || isMediaFile(fields));
  return isMedia ? mediaPath(String(fields.url), walk.contentOrigin) : flattenFields(fields, depth, walk);
}

function flattenFields(fields: RawRecord, depth: number, walk: Walk): RawRecord {
  const entries: [string, unknown][] = [];
  for (const key of Object.keys(fields)) {
    if (walk.nodes > MAX_NODES) break;
    if (!HOSTILE_KEYS.has(key)) entries.push([key, flattenValue(fields[key], depth + 1, walk)]);
  }
  return Object.fromEntries(entries);
}

/** Unwraps `attributes`, beside which no key is a field; in a bare object only if it has a record's keys. */
function fieldsOf(entry: RawRecord, isEntry: boolean): RawRecord {
  const { attributes, id, documentId } = entry;
  if (!isRecord(attributes) || !(isEntry || hasOnly(entry, RECORD_KEYS))) return entry;
  return {
    ...(id === undefined ? {} : { id }),
    ...(documentId === undefined ? {} : { documentId }),
    ...attributes,
  };
}

function isWrapper(value: RawRecord): boolean {
  if (!Object.hasOwn(value, 'data') || (typeof value.data !== 'object' && value.data !== null)) return false;
  return hasOnly(value, WRAPPER_KEYS);
}

/** Hostile keys are dropped later, so they do not count here. */
function hasOnly(value: RawRecord, known: readonly string[]): boolean {
  return Object.keys(value).every((key) => known.includes(key) || HOSTILE_KEYS.has(key));
}

/** An unwrapped file is recognised by its fields; a menu entry has a `url` too. */
function isMediaFile(fields: RawRecord): boolean {
  if (typeof fields.mime === 'string') return true;
  return typeof fields.hash === 'string' && typeof fields.ext === 'string';
}

function localised(text: string, { contentOrigin }: Walk): string {
  if (contentOrigin === undefined || !text.startsWith(`${contentOrigin}/uploads/`)) return text;
  return mediaPath(text, contentOrigin) ?? text;
}

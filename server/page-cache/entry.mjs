// @ts-check
/** @import { PageEntry } from '../types' */

/** Increment when the entry format changes: older entries are then ignored. */
const VERSION = 1;
const MAX_BYTES = 2 * 1_048_576;
const SHARED_KINDS = new Set(['APP_PAGE', 'APP_ROUTE']);

/**
 * Whether entries of this kind are the same for every instance: pages and route handler responses.
 * @param {string | undefined} kind
 */
export const isSharedKind = (kind) => kind !== undefined && SHARED_KINDS.has(kind);

/** Whether an entry is revalidated on its next visit. @param {PageEntry} entry @param {number} now */
export function isStale({ lastModified, cacheControl }, now) {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === 'number' && lastModified + seconds * 1_000 < now;
}

/** An entry as text; null above 2 MiB, which is too long to share. @param {PageEntry} entry */
export function encodeEntry(entry) {
  const text = JSON.stringify({ version: VERSION, ...entry }, function replace(name, value) {
    // JSON calls a Buffer's `toJSON` before this function: the raw value is still in the object.
    const raw = this[name];
    if (Buffer.isBuffer(raw)) return { $buffer: raw.toString('base64') };
    return raw instanceof Map ? { $map: [...raw] } : value;
  });
  return Buffer.byteLength(text) > MAX_BYTES ? null : text;
}

/** Parses what `encodeEntry` wrote; null for anything else. @param {string} text @returns {PageEntry | null} */
export function decodeEntry(text) {
  try {
    const entry = JSON.parse(text, (_name, value) => revived(value));
    return isEntry(entry) ? entry : null;
  } catch {
    return null;
  }
}

/** @param {unknown} value */
function revived(value) {
  if (!isRecord(value)) return value;
  if (typeof value.$buffer === 'string') return Buffer.from(value.$buffer, 'base64');
  return Array.isArray(value.$map) ? new Map(value.$map) : value;
}

/** @param {unknown} entry @returns {entry is PageEntry} */
function isEntry(entry) {
  if (!isRecord(entry) || entry.version !== VERSION || !Number.isFinite(entry.lastModified)) return false;
  const { cacheControl: control, value } = entry;
  const life = isRecord(control) ? control.revalidate : undefined;
  return (control === undefined || life === false || typeof life === 'number') && isValue(value);
}

/** A page without HTML or a route without a body would fail while being sent. @param {unknown} value */
function isValue(value) {
  if (!isRecord(value) || !(value.headers === undefined || isRecord(value.headers))) return false;
  const { kind, html, body, rscData, segmentData } = value;
  if (kind === 'APP_ROUTE') return Buffer.isBuffer(body);
  const isData = rscData === undefined || Buffer.isBuffer(rscData);
  const areSegments = segmentData === undefined || segmentData instanceof Map;
  return kind === 'APP_PAGE' && typeof html === 'string' && isData && areSegments;
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

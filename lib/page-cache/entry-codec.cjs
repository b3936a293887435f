// @ts-check
/** Raised when entries are written in another form: older ones are then not read. */
const VERSION = 1;
const MAX_BYTES = 2 * 1_048_576;

/**
 * An entry as text; null when it is longer than 2 MiB, which is too long to share.
 * @param {import('./page-entry.cjs').PageEntry} entry
 * @returns {string | null}
 */
function encodeEntry(entry) {
  const text = JSON.stringify({ version: VERSION, ...entry }, function replace(name, value) {
    // JSON asks a Buffer for its own form before it asks here: the raw value is still in its place.
    const raw = /** @type {Record<string, unknown>} */ (this)[name];
    if (Buffer.isBuffer(raw)) return { $buffer: raw.toString('base64') };
    return raw instanceof Map ? { $map: [...raw] } : value;
  });
  return Buffer.byteLength(text) > MAX_BYTES ? null : text;
}

/**
 * Reads what `encodeEntry` wrote; null for anything else, whatever it is.
 * @param {string} text
 * @returns {import('./page-entry.cjs').PageEntry | null}
 */
function decodeEntry(text) {
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

/** @param {unknown} entry */
function isEntry(entry) {
  if (!isRecord(entry) || entry.version !== VERSION) return false;
  if (!Number.isFinite(entry.lastModified) || !isCacheControl(entry.cacheControl)) return false;
  return isValue(entry.value);
}

/** @param {unknown} control */
function isCacheControl(control) {
  if (control === undefined) return true;
  if (!isRecord(control)) return false;
  return control.revalidate === false || typeof control.revalidate === 'number';
}

/** A page without its HTML or a route without its body would fail while it is sent. */
function isValue(/** @type {unknown} */ value) {
  if (!isRecord(value) || !isHeaders(value.headers)) return false;
  if (value.kind === 'APP_ROUTE') return Buffer.isBuffer(value.body);
  const isData = value.rscData === undefined || Buffer.isBuffer(value.rscData);
  const isSegments = value.segmentData === undefined || value.segmentData instanceof Map;
  return value.kind === 'APP_PAGE' && typeof value.html === 'string' && isData && isSegments;
}

/** @param {unknown} headers */
function isHeaders(headers) {
  return headers === undefined || isRecord(headers);
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

module.exports = { encodeEntry, decodeEntry };

/** Keys a reader gives that the wire has under another name. */
const RENAMED = new Set(['pageSize', 'image', 'hasDemo']);

/**
 * Where a parsed answer does not say what the raw one said: entries left out, values that fell to a default, keys the
 * platform did not send. Readers are lenient, so an answer that merely parses proves little.
 */
export function differences(raw: unknown, parsed: unknown, path = ''): string[] {
  if (Array.isArray(raw) && Array.isArray(parsed)) {
    if (raw.length !== parsed.length) return [`${path}: ${raw.length} entries became ${parsed.length}`];
    return parsed.flatMap((entry, index) => differences(raw[index], entry, `${path}.${index}`));
  }
  if (isObject(raw) && isObject(parsed)) {
    return Object.entries(parsed).flatMap(([key, value]) => {
      if (Object.hasOwn(raw, key)) return differences(raw[key], value, `${path}.${key}`);
      return RENAMED.has(key) ? [] : [`${path}.${key}: not sent`];
    });
  }
  return isSame(raw, parsed) ? [] : [`${path}: ${JSON.stringify(raw)} became ${JSON.stringify(parsed)}`];
}

function isSame(raw: unknown, parsed: unknown): boolean {
  if (isNothing(raw)) return isNothing(parsed);
  if (String(raw) === String(parsed)) return true;
  return typeof raw === 'string' && typeof parsed === 'string' && Date.parse(raw) === Date.parse(parsed);
}

/** Readers take an empty text for none, and a missing list for an empty one. */
function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Where a parsed answer does not say what the raw one said. */
export interface Difference {
  /** Path in the parsed answer, such as `.items.0.name`. */
  path: string;
  /** `missing`: the key was not sent; `lost`: entries were left out; `changed`: a value fell to a default. */
  kind: 'missing' | 'lost' | 'changed';
  raw: unknown;
  parsed: unknown;
}

/** Keys a reader gives that the wire has under another name. */
const RENAMED = new Set(['pageSize', 'image', 'hasDemo']);

/**
 * Entries left out, values that fell to a default, keys that were not sent. Readers are lenient, so an answer that merely
 * parses proves little.
 */
export function findDifferences(raw: unknown, parsed: unknown, path = ''): Difference[] {
  if (Array.isArray(raw) && Array.isArray(parsed)) {
    if (raw.length !== parsed.length) return [{ path, kind: 'lost', raw: raw.length, parsed: parsed.length }];
    return parsed.flatMap((entry, index) => findDifferences(raw[index], entry, `${path}.${index}`));
  }
  if (isObject(raw) && isObject(parsed)) {
    return Object.entries(parsed).flatMap(([key, value]): Difference[] => {
      if (Object.hasOwn(raw, key)) return findDifferences(raw[key], value, `${path}.${key}`);
      return RENAMED.has(key)
        ? []
        : [{ path: `${path}.${key}`, kind: 'missing', raw: undefined, parsed: value }];
    });
  }
  return isSame(raw, parsed) ? [] : [{ path, kind: 'changed', raw, parsed }];
}

/** The differences as sentences with their values, for a test's failure. */
export function differences(raw: unknown, parsed: unknown): string[] {
  return findDifferences(raw, parsed).map((found) => {
    if (found.kind === 'missing') return `${found.path}: not sent`;
    if (found.kind === 'lost')
      return `${found.path}: ${String(found.raw)} entries became ${String(found.parsed)}`;
    return `${found.path}: ${JSON.stringify(found.raw)} became ${JSON.stringify(found.parsed)}`;
  });
}

function isSame(raw: unknown, parsed: unknown): boolean {
  if (isNothing(raw)) return isNothing(parsed);
  if (String(raw) === String(parsed)) return true;
  return typeof raw === 'string' && typeof parsed === 'string' && Date.parse(raw) === Date.parse(parsed);
}

/** Readers take null and an empty text for none, and a missing list for an empty one. */
function isNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

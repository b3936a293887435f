/** A `from` split at its wildcards; adjacent wildcards count as one. */
export type Wildcard = readonly string[];

export const MAX_WILDCARDS = 8;

/** Compiles a pattern in which `*` matches any text, including none. Null when it has over 8 wildcards. */
export function compileWildcard(pattern: string): Wildcard | null {
  const parts = pattern.replace(/\*{2,}/g, '*').split('*');
  return parts.length - 1 > MAX_WILDCARDS ? null : parts;
}

/**
 * Matches the whole text, left to right and without backtracking, so that no pattern can make it slow. Returns what
 * the first `*` matches (empty without one), or null when the text does not match.
 */
export function matchWildcard(parts: Wildcard, text: string): string | null {
  const first = parts[0] ?? '';
  if (parts.length === 1) return text === first ? '' : null;
  const last = parts[parts.length - 1] ?? '';
  const end = text.length - last.length;
  if (!text.startsWith(first) || !text.endsWith(last) || end < first.length) return null;
  const firstFound = findInOrder(parts.slice(1, -1), text.slice(0, end), first.length);
  return firstFound === null ? null : text.slice(first.length, firstFound);
}

/** Index of the first part if all parts follow one another from `start` on; the text's end if there are none. */
function findInOrder(parts: readonly string[], text: string, start: number): number | null {
  let position = start;
  let firstFound: number | null = null;
  for (const part of parts) {
    const found = text.indexOf(part, position);
    if (found === -1) return null;
    firstFound ??= found;
    position = found + part.length;
  }
  return firstFound ?? text.length;
}

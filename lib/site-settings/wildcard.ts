/** A `from` cut at its wildcards; neighbouring wildcards count as one. */
export interface Wildcard {
  parts: readonly string[];
}

export const MAX_WILDCARDS = 8;

/** Compiles a pattern in which `*` stands for any text, the empty one included. Null when it has over 8 wildcards. */
export function compileWildcard(pattern: string): Wildcard | null {
  const parts = pattern.replace(/\*{2,}/g, '*').split('*');
  return parts.length - 1 > MAX_WILDCARDS ? null : { parts };
}

/**
 * Matches the whole text, left to right and without going back, so that no pattern can make it slow. Returns what the
 * first `*` stands for (empty when the pattern has none), or null when the text does not match.
 */
export function matchWildcard({ parts }: Wildcard, text: string): string | null {
  const first = parts[0] ?? '';
  if (parts.length === 1) return text === first ? '' : null;
  const last = parts[parts.length - 1] ?? '';
  const end = text.length - last.length;
  if (!text.startsWith(first) || !text.endsWith(last) || end < first.length) return null;
  const firstFound = findInOrder(parts.slice(1, -1), text.slice(0, end), first.length);
  return firstFound === null ? null : text.slice(first.length, firstFound);
}

/** Where the first of the parts stands when all follow one another from `start` on; the text's end without parts. */
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

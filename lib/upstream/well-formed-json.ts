/** An escaped surrogate; only escapes can produce unpaired ones, decoding UTF-8 never does. */
const HALF = /^\\u[dD][89a-fA-F]/;
const HAS_HALVES = /\\u[dD][89a-fA-F]/;
/** One escape of a JSON text: a surrogate pair, a single code unit, or a backslash and a letter. */
const ESCAPE = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\./g;
const SINGLE_LENGTH = '\\u0000'.length;

/**
 * Replaces unpaired surrogates in a JSON text (`"Wild Fruits \ud83c"`, an emoji cut by a length limit) by U+FFFD, as
 * happens on the way to a browser. Otherwise a page's HTML and its data would differ, and the page would not hydrate.
 * An ordinary text is scanned once and returned unchanged.
 */
export function wellFormedJson(text: string): string {
  if (!HAS_HALVES.test(text)) return text;
  return text.replace(ESCAPE, (escape) =>
    escape.length === SINGLE_LENGTH && HALF.test(escape) ? '\\ufffd' : escape,
  );
}

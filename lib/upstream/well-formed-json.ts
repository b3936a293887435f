/** An escape that stands for half of a character; only these bring halves, decoding UTF-8 never does. */
const HALF = /^\\u[dD][89a-fA-F]/;
const HAS_HALVES = /\\u[dD][89a-fA-F]/;
/** One escape of a JSON text: two halves that belong together, a single sign by its number, or a backslash and a letter. */
const ESCAPE = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\./g;
const SINGLE_LENGTH = '\\u0000'.length;

/**
 * A JSON text without halves of characters (`"Wild Fruits \ud83c"`, an emoji that a limit of length cut): each becomes
 * U+FFFD, as it does on the way to a browser. In a page's HTML and its data a half would differ, and the page would not come
 * alive. An ordinary text is looked through once and handed back as it is.
 */
export function wellFormedJson(text: string): string {
  if (!HAS_HALVES.test(text)) return text;
  return text.replace(ESCAPE, (escape) =>
    escape.length === SINGLE_LENGTH && HALF.test(escape) ? '\\ufffd' : escape,
  );
}

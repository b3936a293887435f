// @ts-check
/**
 * Relies on: the markup of the hydration data (one inline script per chunk that pushes to `self.__next_f`), the kinds
 * of its chunks, and two kinds of rows of React's stream in it: `:HL` for a preload hint, `T` for a text with its
 * length in bytes (React 19, Next.js since 13.4). Breaks without it: the data stays in Next.js's scripts, unchanged.
 */
const CHUNK =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[\s\S]*?\])\)<\/script>/g;
/** Kinds of chunks: the beginning, and a piece of the stream, which may be split anywhere. */
const BEGIN = 0;
const TEXT = 1;
/** A preload hint, ahead of the page's rows, for a style sheet that the document already has. */
const STYLE_HINT = /^:HL\["[^"\n]*","style"\]\n/gm;
/** Start of a text row, the only kind of row that may contain a line break. */
const LONG_TEXT = /^[\da-f]+:T/m;

/**
 * Splits a document into its stream and the rest; null without a stream or with chunks of other kinds.
 * @param {string} html @returns {{ data: string, rest: string } | null}
 */
export function takeHydrationData(html) {
  /** @type {unknown[][]} */
  const chunks = [...html.matchAll(CHUNK)].map(([, chunk]) => JSON.parse(chunk ?? ''));
  if (chunks.length === 0 || chunks.some(([kind]) => kind !== BEGIN && kind !== TEXT)) return null;
  return { data: chunks.map(([, part]) => part ?? '').join(''), rest: html.replace(CHUNK, '') };
}

/**
 * The stream without preload hints for styles. Only rows before the first text row are searched: after it a line may
 * be part of a text.
 * @param {string} data
 */
export function withoutStyleHints(data) {
  const rows = data.search(LONG_TEXT);
  const end = rows === -1 ? data.length : rows;
  return data.slice(0, end).replace(STYLE_HINT, '') + data.slice(end);
}

/** The stream without a text: as a row of its own, or as a string. @param {string} data @param {string} text */
export function withoutText(data, text) {
  return data
    .replace(`T${Buffer.byteLength(text).toString(16)},${text}`, 'T2,{}')
    .replace(JSON.stringify(text), '""');
}

/** Longest text in characters; anything longer is cut, to bound the processing time. */
const MAX_LENGTH = 10_000;

/** Elements whose content is not meant to be read; `UNREAD` begins with one, or is markup that browsers skip. */
const UNREAD =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^<>]*>|<(script|style|template|noscript|noembed|noframes|iframe|object|svg|math|audio|video|canvas|head|title)(?![\w-])(?:[^<>"']|"[^"]*"|'[^']*')*>?/gi;
/** Those of them that may hold one of their own kind; in the others the first closing tag ends it. */
const NESTING = /^(?:template|object|svg|math)$/i;
/** Those that may close themselves: `<svg/>`. */
const SELF_CLOSING = /^<(?:svg|math)\b[\s\S]*\/>$/i;
/** A tag as browsers parse it: `a < b` and `<3` are not tags. */
const TAG = /<\/?([a-z][a-z\d]*)\b(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
/** Inline elements: their words are no further apart than without the tags. */
const INLINE = /^(?:a|abbr|b|bdi|big|code|em|font|i|ins|del|mark|s|small|span|strong|sub|sup|u)$/i;

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    apos: "'",
    euro: '€',
    gt: '>',
    hellip: '…',
    laquo: '«',
    ldquo: '“',
    lsquo: '‘',
    lt: '<',
    mdash: '—',
    nbsp: '\u00a0',
    ndash: '–',
    oelig: 'œ',
    pound: '£',
    quot: '"',
    raquo: '»',
    rdquo: '”',
    rsquo: '’',
    times: '×',
  }),
);
/** Accents of entities such as `&eacute;`, combined with their letter. */
const ACCENTED = /^([a-z])(acute|grave|circ|uml|cedil|tilde)$/i;
const MARKS: ReadonlyMap<string, string> = new Map([
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['circ', '\u0302'],
  ['uml', '\u0308'],
  ['cedil', '\u0327'],
  ['tilde', '\u0303'],
]);

/**
 * The words of a text that may contain HTML, on one line: without tags and content that no page shows (scripts, styles,
 * drawings, frames, even if never closed), entities decoded once. Never markup: `&lt;b&gt;` becomes `<b>`.
 */
export function plainWords(text: string): string {
  const words = withoutUnread(text.slice(0, MAX_LENGTH))
    .replace(TAG, (_tag, name: string) => (INLINE.test(name) ? '' : ' '))
    .replace(ENTITY, readEntity);
  return words.replace(/[ \t\r\n\f]+/g, ' ').trim();
}

/** A space replaces what is removed, so that the words around it stay separate. */
function withoutUnread(text: string): string {
  let shown = '';
  let from = 0;
  const unread = new RegExp(UNREAD);
  for (let found = unread.exec(text); found; found = unread.exec(text)) {
    const [opening, name] = found;
    const start = unread.lastIndex;
    const isWhole = name === undefined || SELF_CLOSING.test(opening);
    shown += `${text.slice(from, found.index)} `;
    from = isWhole ? start : endOfElement(name, text, start);
    unread.lastIndex = from;
  }
  return shown + text.slice(from);
}

/** Where an element's content that starts at `from` ends: behind its closing tag, or with the text. */
function endOfElement(name: string, text: string, from: number): number {
  const tag = new RegExp(`<(/?)${name}(?![\\w-])[^<>]*>?`, 'gi');
  tag.lastIndex = from;
  let depth = 1;
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    if (found[1]) depth -= 1;
    else if (NESTING.test(name) && !SELF_CLOSING.test(found[0])) depth += 1;
    if (depth === 0) return tag.lastIndex;
  }
  return text.length;
}

function readEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name === undefined) return character(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
  const [, letter = '', mark = ''] = ACCENTED.exec(name) ?? [];
  if (letter) return `${letter}${MARKS.get(mark.toLowerCase()) ?? ''}`.normalize('NFC');
  return NAMED.get(name.toLowerCase()) ?? entity;
}

/** Empty for code points that are not valid characters. */
function character(code: number): string {
  const isText = code >= 0x20 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isText ? String.fromCodePoint(code) : ' ';
}

/** A bonus or cashback with plain words as its description's `title` and `text`. */
export function withPlainWords(
  description: Readonly<Record<string, unknown>> | null,
): Record<string, unknown> | null {
  if (description === null) return null;
  const read = (name: string) => {
    const value = description[name];
    return typeof value === 'string' ? { [name]: plainWords(value) } : {};
  };
  return { ...description, ...read('title'), ...read('text') };
}

/** Longest text in characters; what is longer is cut, so that none takes long to read. */
const MAX_LENGTH = 10_000;

/** Elements whose content is not meant to be read, and what browsers skip. */
const UNREAD = /<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)|<[!?][^<>]*>/gi;
/** A tag as a browser takes it: `a < b` and `<3` are none. */
const TAG = /<\/?([a-z][a-z\d]*)\b(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
/** Elements inside a line: their words stand as close together as without them. */
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
/** Marks of `&eacute;` and its like, joined to their letter. */
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
 * The words of a text that may hold HTML, on one line: without tags, scripts and styles, with entities read once. Its
 * result is text and never markup: what was written as `&lt;b&gt;` reads `<b>`.
 */
export function plainWords(text: string): string {
  const words = text
    .slice(0, MAX_LENGTH)
    .replace(UNREAD, ' ')
    .replace(TAG, (_tag, name: string) => (INLINE.test(name) ? '' : ' '))
    .replace(ENTITY, readEntity);
  return words.replace(/[ \t\r\n\f]+/g, ' ').trim();
}

function readEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name === undefined) return character(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
  const [, letter = '', mark = ''] = ACCENTED.exec(name) ?? [];
  if (letter) return `${letter}${MARKS.get(mark.toLowerCase()) ?? ''}`.normalize('NFC');
  return NAMED.get(name.toLowerCase()) ?? entity;
}

/** Nothing for numbers that are no character a text can hold. */
function character(code: number): string {
  const isText = code >= 0x20 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isText ? String.fromCodePoint(code) : ' ';
}

/** The description of a bonus or cashback: its `title` and `text` as plain words, everything else as it came. */
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

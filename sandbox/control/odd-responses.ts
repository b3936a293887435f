/** Responses that the contract allows and nobody expects, by what is odd about them. */
export const ODD_KINDS = [
  'numbers-as-text',
  'empty-lists',
  'unknown-values',
  'many',
  'long-names',
  'one-word',
  'right-to-left',
  'emoji',
  'nulls',
  'amounts',
  'dates',
  'no-pictures',
  'script-urls',
] as const;

export type OddKind = (typeof ODD_KINDS)[number];

export function isOddKind(kind: string | undefined): kind is OddKind {
  return ODD_KINDS.some((known) => known === kind);
}

type Fields = Readonly<Record<string, unknown>>;

const MANY = 3_000;
const LONG_NAME_LENGTH = 2_000;
const NOBODY_KNOWS = 'never_seen';
const UNKNOWN_CURRENCY = 'QQCOIN';

const TEXT_KEYS =
  /^(?:name|title|subtitle|text|terms|rules|label|placeholder|info|button|message|symbol|fakename|first_name|last_name|address|home_town|region|requisites|siteName|footerText|buttonTitle|public(?:Title|Subtitle|ButtonTitle)|addition|value|question|answer|headline|notice)(?:_\d+)?$/;
/** Names of fields by names of fields: changed, it would hide what is odd about all others. */
const MAPPING_KEY = 'descriptionMapping';
/** Objects whose every value is a text for people. */
const TEXT_BOOKS = /^(?:messages|promoErrors|settingsToasts)$/;
const ENUM_KEYS =
  /^(?:type|types|status|kind|action|period|amountType|target|domain_(?:state|type)|fullScreen|depositViewMode|charactersPlace|registrationStrategy|registrationTypes|kycProvider|services)$/;
const AMOUNT_KEYS = /^(?:amount|points|price|(?:limit|available|min|max)_amount|fee_percent)$/;
const DATE_KEYS = /(?:_at|_date|^datePublished|^dateModified)$/;
const PICTURE_KEYS = /^(?:image|icon|logo|img|sound)(?:_|$)|^image(?:Mobile|Url|_url)$|Image$/;
const URL_KEYS = /^(?:url|to|buttonUrl|buttonSlug|redirect_url|canonicalUrl|playUrl|sameAs)$|^link(?:_\d+)?$/;
/** Without these an entry is no entry. */
const NEEDED_KEYS =
  /^(?:id|uid|sysname|sysnames|name|title|url|host|text|type|status|code|currency|amount|rates|base|default_currency|position|result|total|count|page_size|login|available_.*|methods|items|attributes|data|meta)$/;
const OPTIONAL_OBJECTS = /^(?:description|image|icon|prize|game|character|document|analytic|win)$/;

const ODD_TEXTS: Readonly<Partial<Record<OddKind, (text: string) => string>>> = {
  'long-names': (text) =>
    `${text} `
      .repeat(Math.ceil(LONG_NAME_LENGTH / (text.length + 1)))
      .slice(0, LONG_NAME_LENGTH)
      .trim(),
  'one-word': () => 'Donaudampfschiff'.repeat(13).slice(0, 200),
  'right-to-left': () => 'مرحبا بكم في الكازينو שלום לכולם (100 %)',
  emoji: (text) => `👩‍👩‍👧‍👦🏳️‍🌈 ${text.slice(0, 40)} Z̸̡̛͉͎̼͊a̷̧̩̍͝l̶̢̫̈́g̴̨̛o̵͚͐ ${'e\u0301\u0323\u0330'.repeat(6)} 🇫🇷👍🏽`,
};

const ODD_AMOUNTS = [999_999_999_999.99, -1_234_567.891, 0.000_001, 1e15];
const ODD_DATES = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '1900-02-28T12:00:00Z'];

type ChangeField = (key: string, value: unknown, owner: Fields) => unknown;

/** What becomes of a single field, where the oddity is one of single fields. */
const FIELD_CHANGES: Readonly<Partial<Record<OddKind, () => ChangeField>>> = {
  'unknown-values': () => (key, value) =>
    key === 'currency' && typeof value === 'string'
      ? UNKNOWN_CURRENCY
      : ENUM_KEYS.test(key)
        ? mapLeaves(value, unknownValue)
        : value,
  amounts: () => inTurn(ODD_AMOUNTS, (key, value) => AMOUNT_KEYS.test(key) && typeof value === 'number'),
  dates: () => inTurn(ODD_DATES, (key, value) => DATE_KEYS.test(key) && typeof value === 'string'),
  'no-pictures': () => (key, value, owner) =>
    typeof value === 'string' && isPicture(key, owner) ? lostPicture(value) : value,
  // A record's own address, which pages are found by, stays: with the page, and in the list of all addresses.
  'script-urls': () => (key, value, owner) => {
    const isListed = Object.keys(owner).every((name) => name === 'id' || name === 'url');
    const isKey = key === 'url' && ('robots' in owner || isListed);
    const isAddress = URL_KEYS.test(key) && !isPicture(key, owner) && !isKey;
    return typeof value === 'string' && isAddress ? 'javascript:alert(1)' : value;
  },
};

/**
 * The `data` of a response, odd as `kind` says. `count` is how many entries a paged call requested: `many` never gives
 * more. Ids, system names, addresses and keys stay what they are unless the kind is about them.
 */
export function oddData(kind: OddKind, data: unknown, count: number | null = null): unknown {
  if (kind === 'numbers-as-text') return mapLeaves(data, numberAsText);
  if (kind === 'empty-lists') return withoutEntries(data);
  if (kind === 'many') return Array.isArray(data) ? data : withMany(data, count ?? MANY);
  if (kind === 'nulls') return withNulls(data);
  return mapFields(data, FIELD_CHANGES[kind]?.() ?? changeTexts(kind));
}

function numberAsText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

function unknownValue(value: unknown): unknown {
  return typeof value === 'string' ? NOBODY_KNOWS : value;
}

function changeTexts(kind: OddKind): ChangeField {
  return (key, value, owner) =>
    typeof value === 'string' && isText(key, owner) ? oddText(kind, value) : value;
}

function inTurn<Item>(
  items: readonly Item[],
  matches: (key: string, value: unknown) => boolean,
): ChangeField {
  let index = 0;
  return (key, value) => {
    if (!matches(key, value)) return value;
    index += 1;
    return items[(index - 1) % items.length];
  };
}

function oddText(kind: OddKind, text: string): string {
  const change = ODD_TEXTS[kind];
  if (change === undefined || text === '') return text;
  const plain = text.replaceAll(/<[^>]*>/g, ' ').trim();
  return text.startsWith('<')
    ? `<h2>${change(plain.slice(0, 60))}</h2><p>${change(plain)}</p>`
    : change(text);
}

/** A field's own name is no text, nor is the name of a meta tag. */
function isText(key: string, owner: Fields): boolean {
  const isTechnical = ['isOptional', 'is_optional', 'is_required', 'content'].some((mark) => mark in owner);
  if (key === 'value') return !('label' in owner) && !('key' in owner);
  return TEXT_KEYS.test(key) && !(key === 'name' && isTechnical) && !('mime' in owner);
}

function isPicture(key: string, owner: Fields): boolean {
  return PICTURE_KEYS.test(key) || (key === 'url' && 'mime' in owner);
}

function lostPicture(url: string): string {
  const ending = /\.\w+$/.exec(url)?.[0] ?? '.svg';
  return url.startsWith('/uploads/') ? `/uploads/gone${ending}` : `/platform/media/gone/gone${ending}`;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change));
  if (!isObject(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, mapLeaves(field, change)]));
}

/** Changes fields from the outside in; the texts of a book of texts are each known as `text`. */
function mapFields(value: unknown, change: ChangeField, isBook = false): unknown {
  if (Array.isArray(value)) return value.map((item) => mapFields(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      if (key === MAPPING_KEY) return [key, field];
      const changed = change(isBook && typeof field === 'string' ? 'text' : key, field, value);
      return [key, changed === field ? mapFields(field, change, TEXT_BOOKS.test(key)) : changed];
    }),
  );
}

function withoutEntries(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, withoutEntries(field)]);
  const none = 'items' in value ? [['total', 0]] : [];
  return Object.fromEntries([...fields, ...none]);
}

function withNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNulls);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      if (key === MAPPING_KEY) return [key, field];
      const isLeaf = typeof field !== 'object';
      const isGone = (isLeaf && !NEEDED_KEYS.test(key)) || OPTIONAL_OBJECTS.test(key);
      return [key, isGone ? null : withNulls(field)];
    }),
  );
}

/** The outermost lists of objects, filled up with copies that have ids and names of their own. */
function withMany(value: unknown, size: number): unknown {
  if (Array.isArray(value)) return isCopied(value) ? copies(value, size) : value;
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, withMany(field, size)]);
  const all = 'items' in value ? [['total', MANY]] : [];
  return Object.fromEntries([...fields, ...all]);
}

/** Form fields and codes of countries are identified by what they are: copies of them would be doubles. */
function isCopied(items: readonly unknown[]): items is readonly Fields[] {
  const marks = ['isOptional', 'is_optional', 'is_required', 'code', 'country_code', 'mime'];
  return items.length > 0 && items.every((item) => isObject(item) && marks.every((mark) => !(mark in item)));
}

function copies(items: readonly Fields[], size: number): Fields[] {
  return Array.from({ length: Math.max(size, items.length) }, (_, index) => {
    const item = items[index % items.length] ?? {};
    const round = Math.floor(index / items.length);
    return round === 0 ? item : { ...item, ...ownMarks(item, round) };
  });
}

function ownMarks({ id, sysname, name, title }: Fields, round: number): Fields {
  return {
    ...(typeof id === 'number' ? { id: id + round * 100_000 } : {}),
    ...(typeof sysname === 'string' ? { sysname: `${sysname}-${round}` } : {}),
    ...(typeof name === 'string' ? { name: `${name} ${round}` } : {}),
    ...(typeof title === 'string' ? { title: `${title} ${round}` } : {}),
  };
}

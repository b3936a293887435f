import fc from 'fast-check';
import { XSS_VECTORS } from '@/lib/content/xss-vectors.test-data';
import { HOSTILE_RETURN_ADDRESSES } from '@/lib/routing/hostile-addresses.test-data';
import { ADDRESS_PIECES, HTML_PIECES, QUERY_NAMES, SEO_KEYS, WIRE_KEYS } from './generated.test-data';

/** Any text: plain, all of Unicode with unpaired surrogates, and typical edge cases. */
export const anyText = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom('', ' ', '\u0000', '__proto__', 'constructor', 'NaN', 'null', '\ud800', '\u202e', '﷽'),
);

const pieces = fc.array(fc.constantFrom(...ADDRESS_PIECES), { maxLength: 9 }).map((parts) => parts.join(''));

/** URLs as careless or hostile people write them: known attacks, mixtures of them, and noise. */
export const anyAddress = fc.oneof(
  { arbitrary: pieces, weight: 4 },
  { arbitrary: pieces.map((text) => `/${text}`), weight: 4 },
  fc.constantFrom(...HOSTILE_RETURN_ADDRESSES),
  fc.tuple(fc.constantFrom(...HOSTILE_RETURN_ADDRESSES), pieces).map(([start, rest]) => start + rest),
  fc.webUrl(),
  anyText,
);

/** A path of the site: begins with one slash. */
export const anyPath = anyAddress.map((text) => `/${text.replace(/^[/\\]+/, '')}`);

const pair = fc
  .tuple(fc.constantFrom(...QUERY_NAMES), fc.constantFrom('=', '', '==', '[]='), fc.oneof(pieces, anyText))
  .map((parts) => parts.join(''));

/** The query of a URL, with or without its `?`. */
export const anyQuery = fc
  .tuple(fc.constantFrom('?', '', '??'), fc.array(pair, { maxLength: 5 }), fc.constantFrom('&', '&&', ';'))
  .map(([mark, pairs, between]) => mark + pairs.join(between));

/** HTML and near-HTML: known attacks, cut and joined. */
export const anyHtml = fc.oneof(
  fc.constantFrom(...XSS_VECTORS),
  fc
    .tuple(fc.constantFrom(...XSS_VECTORS), fc.constantFrom(...XSS_VECTORS), fc.nat(40))
    .map(([one, other, at]) => one.slice(0, at) + other),
  fc.array(fc.constantFrom(...HTML_PIECES), { maxLength: 10 }).map((parts) => parts.join('')),
  anyText,
);

const leaf = fc.constantFrom<unknown>(
  ...[
    null,
    true,
    false,
    0,
    1,
    -1,
    0.1,
    1e308,
    -1e308,
    5e-324,
    // oxlint-disable-next-line no-loss-of-precision -- a number that no double holds
    9_007_199_254_740_993,
    '',
    'x',
    '1',
    '1250.50',
  ],
  ...[
    '2025-03-01T10:15:00Z',
    '2025-13-45',
    1_740_884_700,
    'EUR',
    'FUN',
    'book-of-sun',
    '/uploads/a.svg',
    'data:,x',
  ],
  ...[
    'https://cdn.test/a.svg',
    '/platform/media/x.webp',
    '<b>',
    '$$min$$',
    '\u0000',
    '\ud800',
    'javascript:x',
  ],
);

/** An object with exactly these keys, even `__proto__`, as `JSON.parse` creates it. */
function ownObject(entries: readonly (readonly [string, unknown])[]): object {
  const made = {};
  for (const [key, value] of entries) {
    Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true });
  }
  return made;
}

/** Any JSON, with keys of the wire format so that it reaches the inner parsers. */
export const anyJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { arbitrary: leaf, weight: 3 },
    { arbitrary: fc.array(tie('value'), { maxLength: 4 }), weight: 1 },
    {
      arbitrary: fc
        .array(fc.tuple(fc.constantFrom<string>(...WIRE_KEYS, ...SEO_KEYS), tie('value')), { maxLength: 7 })
        .map(ownObject),
      weight: 2,
    },
  ),
})).value;

/** A flat record with fields of every type of the content system. */
export const anyRecord = fc
  .array(fc.tuple(fc.constantFrom<string>(...WIRE_KEYS, ...SEO_KEYS), anyJson), { maxLength: 8 })
  .map((entries): Readonly<Record<string, unknown>> => Object.fromEntries(entries));

/** Any value at all, even one that JSON cannot represent. */
export const anyValue = fc.oneof(anyJson, fc.anything({ maxDepth: 2 }), anyText);

export const anyLocale = fc.constantFrom('en' as const, 'fr' as const);

export const anyCurrency = fc.oneof(
  fc.constantFrom('EUR', 'USD', 'GBP', 'BRL', 'JPY', 'KWD', 'XRP', 'BTC', 'FUN', 'USDT', 'eur', 'XXX'),
  fc.string({ maxLength: 4 }),
);

/** Amounts: round, in cents, tiny, huge, and invalid. */
export const anyNumber = fc.oneof(
  fc.integer(),
  fc.integer({ min: -1e12, max: 1e12 }).map((cents) => cents / 100),
  fc.double(),
  fc.constantFrom(
    0,
    -0,
    1.005,
    1e21,
    1e-9,
    2 ** 53,
    -(2 ** 53),
    Number.MAX_VALUE,
    5e-324,
    NaN,
    Infinity,
    -Infinity,
  ),
);

/** A wire time: ISO text, Unix seconds, days, and invalid values. */
export const anyTime = fc.oneof(
  fc.date().map((date) => (Number.isNaN(date.getTime()) ? 'Invalid Date' : date.toISOString())),
  fc.integer({ min: -1e10, max: 1e11 }),
  fc.constantFrom<string | number | null | undefined>(
    null,
    undefined,
    '',
    'soon',
    '2025-02-30',
    '24:00',
    1e300,
    NaN,
  ),
  fc.stringMatching(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}Z)?$/),
  anyText,
);

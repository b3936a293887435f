import '@/tests/support/no-back-ends';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { collectionPath } from './collection-request';
import { COLLECTIONS, parseRecord, type CollectionName } from './collections';
import { contentPageHeading, contentPagePath } from './content-page-rules';
import { rekeyDescription } from './description';
import { flattenResponse, type RawRecord } from './flatten';
import { isSvgUrl, mediaPath } from './media';
import { contentOverrides } from './overrides';
import { fillPlaceholders } from './placeholders';
import { sanitizeRichText } from './rich-text.server';
import { parseUrl } from '@/lib/routing/parse-url';
import { property } from '@/tests/support/property';
import { anyAddress, anyHtml, anyJson, anyLocale, anyText } from '@/tests/support/generated';

const SITE = 'https://casino.example';

const CONTENT = 'http://content.invalid';

const NAMES = Object.keys(COLLECTIONS) as CollectionName[];

const HOSTILE = new Set(['__proto__', 'constructor', 'prototype']);

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

function assertNoHostileKey(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, field] of Object.entries(value)) {
    if (!Array.isArray(value)) assert.ok(!HOSTILE.has(key), `own key ${key}`);
    assertNoHostileKey(field);
  }
}

const deepJson = fc
  .tuple(anyJson, fc.nat(40), fc.constantFrom('attributes', 'data', 'x'))
  .map(([value, depth, key]) => {
    let nested = value;
    for (let level = 0; level < depth; level += 1) nested = level % 2 ? [nested] : { [key]: nested };
    return nested;
  });

const record = fc
  .array(fc.tuple(fc.constantFrom(...fieldNames()), anyJson), { maxLength: 8 })
  .map((entries): RawRecord => Object.fromEntries(entries));

/** Top-level fields of every collection, so that each parser gets junk. */
function fieldNames(): string[] {
  return [...new Set(NAMES.flatMap((name) => Object.keys(parseRecord(name, null) as object)))];
}

const RUNNING = /<\s*\/?\s*(?:script|style|iframe|object|embed|svg|math|form|base|link|meta)\b/i;

const TAG = /<[a-z][^>]*>/gi;

const WITHOUT_VALUES = /"[^"]*"/g;

function assertHarmless(html: string): void {
  assert.doesNotMatch(html, RUNNING);
  for (const [tag] of html.matchAll(TAG)) {
    assert.doesNotMatch(tag.replace(WITHOUT_VALUES, '""'), /\s(?:on\w+|style|srcdoc|formaction)\s*=/i);
    for (const [, address = ''] of tag.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
      const plain = address.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
      assert.match(parseUrl(plain, SITE)?.protocol ?? 'https:', /^(?:https?|mailto|tel):$/);
    }
  }
}

property(
  'records are flat, shallow and without hostile keys',
  deepJson,
  (data) => {
    const flat = flattenResponse({ data }, { contentOrigin: CONTENT });
    assert.ok(depthOf(flat) <= 14);
    assertNoHostileKey(flat);
    assert.equal(({} as { polluted?: unknown }).polluted, undefined);
    assert.doesNotThrow(() => JSON.stringify(flat));
  },
  3,
);

property('any body is a response or none', anyJson, (body) => {
  const flat = flattenResponse(body);
  assert.ok(flat === undefined || flat === null || typeof flat === 'object');
});

property(
  'every record is read whole',
  fc.tuple(fc.constantFrom(...NAMES), record),
  ([name, raw]) => {
    const parsed = parseRecord(name, raw) as object;
    assert.deepEqual(Object.keys(parsed).sort(), Object.keys(parseRecord(name, null) as object).sort());
    assertNoHostileKey(parsed);
    assert.doesNotThrow(() => JSON.stringify(parsed));
  },
  2,
);

property('texts over messages are plain and named', anyJson, (promoErrors) => {
  const common = parseRecord('common', { promoErrors, settingsToasts: promoErrors });
  for (const [key, text] of Object.entries(contentOverrides(common))) {
    assert.match(key, /^[a-z]+(?:\.[A-Za-z][\w-]*)+$/);
    assert.doesNotMatch(text, /\$\$[A-Za-z]\w*\$\$/);
  }
});

property(
  'media come from the site or the web',
  anyAddress,
  (address) => {
    const path = mediaPath(address, CONTENT);
    if (path === null) return;
    const { origin, protocol, pathname } = new URL(path, SITE);
    assert.match(protocol, /^https?:$/);
    assert.notEqual(origin, CONTENT);
    if (path.startsWith('/')) assert.match(pathname, /^\/content\//);
  },
  2,
);

property('svg is an svg by its path', anyAddress, (address) => {
  if (isSvgUrl(address)) assert.match(new URL(address, SITE).pathname, /\.svg$/i);
});

property(
  'descriptions keep their values under safe names',
  fc.tuple(anyJson, fc.dictionary(anyText, anyText, { noNullPrototype: true })),
  ([value, mapping]) => {
    const described = rekeyDescription(value, mapping);
    assertNoHostileKey(Object.fromEntries(Object.entries(described).map(([key]) => [key, null])));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) assert.deepEqual(described, {});
  },
);

property('placeholders take values as they are', fc.tuple(anyText, anyText), ([text, value]) => {
  const filled = fillPlaceholders(`${text} $$min$$ $$other$$`, { min: value });
  assert.ok(filled.includes(value) && filled.endsWith('$$other$$'));
});

property(
  'collection is requested by its own address',
  fc.tuple(fc.constantFrom(...NAMES), anyLocale, anyText),
  ([name, locale, host]) => {
    const url = new URL(collectionPath(name, { locale, filters: { host } }), CONTENT);
    assert.match(url.pathname, /^\/api\/[a-z-]+$/);
    assert.equal(url.searchParams.get('locale'), locale);
    assert.equal(url.searchParams.get('filters[host][$eq]'), host.replace(/[\ud800-\udfff]/gu, '\ufffd'));
  },
);

property('content page has an encoded address of one word or none', anyText, (slug) => {
  const path = contentPagePath(slug);
  if (path !== null) assert.match(path, /^\/(?:\w|%[0-9A-F]{2})(?:[\w.~-]|%[0-9A-F]{2})*$/);
  assert.notEqual(contentPageHeading(slug)?.trim(), '');
});

property(
  'rich text runs nothing, however often it is cleaned',
  fc.tuple(anyHtml, anyLocale),
  ([html, locale]) => {
    const safe = sanitizeRichText(html, locale);
    assertHarmless(safe);
    assertHarmless(sanitizeRichText(safe, locale));
  },
  0.6,
);

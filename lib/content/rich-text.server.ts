import { createHash } from 'node:crypto';
import type { Element, Properties } from 'hast';
import type { Schema } from 'hast-util-sanitize';
import { routing, type Locale } from '@/i18n/routing';
import { env } from '@/lib/env/server';
import { isServicePath } from '@/lib/routing/known-routes';
import { localePath, localePrefixOf, stripLocale } from '@/lib/routing/locale-path';
import { pathOnSite } from '@/lib/routing/path-on-site';
import { platformPicture } from '@/lib/routing/platform-picture';
import { isBlankHtml } from './blank-html';
import { filePath, mediaPath } from './media';
import { rewriteHtml } from './rewrite-html.server';
import { TEXT_ID_PREFIX } from './text-ids';

/** Editors' HTML that passed through `sanitizeRichText`: the only kind that is ever inserted into a page. */
export type SafeHtml = string & { readonly brand: 'SafeHtml' };

/** Longest input in characters; anything longer is cut. */
const MAX_INPUT = 262_144;
const MAX_CACHED = 300;
const MAX_CACHED_CHARACTERS = 8_000_000;

const ALLOWED_TAGS = (
  'a abbr b blockquote br caption cite code col colgroup dd del details div dl dt em figcaption figure h2 h3 h4 h5 h6 ' +
  'hr i img ins kbd li mark ol p pre q s section small span strong sub summary sup table tbody td tfoot th thead time ' +
  'tr u ul wbr'
).split(' ');

/** Elements that are removed with their content. */
const DROPPED_TAGS =
  'script style textarea select option noscript xmp title template svg math iframe noembed noframes plaintext'.split(
    ' ',
  );

const SCHEMA: Schema = {
  tagNames: ALLOWED_TAGS,
  strip: DROPPED_TAGS,
  attributes: {
    '*': ['id', 'title', 'lang', 'dir'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    td: ['colSpan', 'rowSpan', 'headers'],
    th: ['colSpan', 'rowSpan', 'headers', 'scope'],
    col: ['span'],
    colgroup: ['span'],
    time: ['dateTime'],
    details: ['open'],
    table: ['tabIndex'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  ancestors: {},
  clobber: [],
  required: {},
};

/** An editor's element as the site renders it; null for one that renders nothing. */
function ownElement(element: Element, locale: Locale): Element | null {
  const { tagName } = element;
  const properties = withOwnIds(tagName === 'a' ? anchored(element.properties) : element.properties);
  if (tagName === 'h1') return { ...element, tagName: 'h2', properties };
  if (tagName === 'a') return { ...element, properties: linkProperties(properties, locale) };
  if (tagName === 'img') {
    const image = imageProperties(properties);
    return image === null ? null : { ...element, properties: image };
  }
  // A wide table scrolls by itself: with the keyboard only if it can be focused.
  return { ...element, properties: tagName === 'table' ? { ...properties, tabIndex: 0 } : properties };
}

/** The old form of a link's target, `<a name>`, is an id. */
function anchored({ name, ...rest }: Properties): Properties {
  return name && !rest.id ? { ...rest, id: name } : rest;
}

/** Editors' ids and names must not clash with the page's own. */
function withOwnIds({ id, headers, ...rest }: Properties): Properties {
  return {
    ...rest,
    ...(id ? { id: prefixed(String(id)) } : {}),
    ...(Array.isArray(headers) ? { headers: headers.map((one) => prefixed(String(one))) } : {}),
  };
}

function prefixed(id: string): string {
  return id.startsWith(TEXT_ID_PREFIX) ? id : `${TEXT_ID_PREFIX}${id}`;
}

function linkProperties({ href, target, rel: _, ...rest }: Properties, locale: Locale): Properties {
  const address = ownAddress(addressOf(href), locale);
  const isExternal = /^https?:/i.test(address);
  return {
    ...rest,
    ...(address ? { href: address } : {}),
    ...(target === '_blank' ? { target } : {}),
    ...(isExternal || target === '_blank' ? { rel: ['noopener', 'nofollow'] } : {}),
  };
}

/** A link's URL without the characters browsers ignore; empty for one that leads to another site without a scheme. */
function addressOf(href: Properties[string]): string {
  const address = String(href ?? '')
    .replace(/[\t\n\r]/g, '')
    .trim();
  return /^[/\\]{2}/.test(address) ? '' : address.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());
}

/**
 * A link's target: for a fragment its prefixed id, for a page of this site the same page in the reader's language.
 * Editors write paths without a prefix; an explicit language is kept, though English has none (R-ROUTE-02). Files of
 * the content system are loaded from the site.
 */
function ownAddress(href: string, locale: Locale): string {
  if (href.startsWith('#') && href.length > 1) return `#${prefixed(href.slice(1))}`;
  const path = pathOnSite(href, env.SITE_URL);
  const file = filePath(path ?? href, env.CONTENT_URL);
  if (file !== null) return file;
  if (path === null) return href;
  const chosen = localePrefixOf(path);
  if (chosen !== null) return localePath(chosen, stripLocale(path).path);
  return isServicePath(path) ? path : localePath(locale, path);
}

function imageProperties({ src, ...rest }: Properties): Properties | null {
  const address = String(src ?? '');
  // Texts of the platform show pictures of the platform.
  const path = mediaPath(address, env.CONTENT_URL) ?? platformPicture(address);
  return path === null ? null : { alt: '', ...rest, loading: 'lazy', decoding: 'async', src: path };
}

const cleaned = new Map<string, SafeHtml>();
let cleanedCharacters = 0;

/**
 * Sanitises HTML of the content system or platform (R-SEO-03): a fixed list of tags and attributes without styles,
 * scripts or svg; only web, mail and telephone links. `h1` becomes `h2`, ids begin with `cms-`, files of the content
 * system load from the site, links to pages lead to the page in `locale` (R-ROUTE-02). At most 262,144 characters and
 * 50 levels; empty where nothing would be shown. Never throws.
 */
export function sanitizeRichText(text: string, locale: Locale = routing.defaultLocale): SafeHtml {
  const input = text.slice(0, MAX_INPUT);
  const key = createHash('sha256').update(`${locale} ${input}`).digest('base64');
  const known = cleaned.get(key);
  if (known !== undefined) return known;
  const html = rewriteHtml(input, (element) => ownElement(element, locale), SCHEMA);
  const safe = (isBlankHtml(html) ? '' : html) as SafeHtml;
  remember(key, safe);
  return safe;
}

function remember(key: string, safe: SafeHtml): void {
  if (cleaned.size >= MAX_CACHED || cleanedCharacters + safe.length > MAX_CACHED_CHARACTERS) {
    cleaned.clear();
    cleanedCharacters = 0;
  }
  cleaned.set(key, safe);
  cleanedCharacters += safe.length;
}

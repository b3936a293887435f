import { createHash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import { routing, type Locale } from '@/i18n/routing';
import { env } from '@/lib/env/server';
import { isServiceSegment } from '@/lib/routing/known-routes';
import { localePath, localePrefixOf, stripLocale } from '@/lib/routing/locale-path';
import { pathOnSite } from '@/lib/routing/path-on-site';
import { mediaPath } from './media';
import { TEXT_ID_PREFIX } from './text-ids';

/** HTML of an editor that went through `sanitizeRichText`: the only kind that is ever put into a page. */
export type SafeHtml = string & { readonly brand: 'SafeHtml' };

/** Longest input in characters; what is longer is cut. */
const MAX_INPUT = 262_144;
const MAX_CACHED = 300;
const MAX_CACHED_CHARACTERS = 8_000_000;
const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'];

const ALLOWED_TAGS = (
  'a abbr b blockquote br caption cite code col colgroup dd del details div dl dt em figcaption figure h2 h3 h4 h5 h6 ' +
  'hr i img ins kbd li mark ol p pre q s section small span strong sub summary sup table tbody td tfoot th thead time ' +
  'tr u ul wbr'
).split(' ');

type Attributes = sanitizeHtml.Attributes;

const SHARED_OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: {
    '*': ['id', 'title', 'lang', 'dir'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start', 'reversed', 'type'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'headers', 'scope'],
    col: ['span'],
    colgroup: ['span'],
    time: ['datetime'],
    details: ['open'],
    table: ['tabindex'],
  },
  allowedSchemes: LINK_SCHEMES,
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'title',
    'template',
    'svg',
    'math',
  ],
  parseStyleAttributes: false,
  nestingLimit: 50,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

const OPTIONS: Record<Locale, sanitizeHtml.IOptions> = { en: optionsFor('en'), fr: optionsFor('fr') };

function optionsFor(locale: Locale): sanitizeHtml.IOptions {
  return {
    ...SHARED_OPTIONS,
    transformTags: {
      '*': (tagName, attributes) => ({ tagName, attribs: withOwnIds(attributes) }),
      h1: (_, attributes) => ({ tagName: 'h2', attribs: withOwnIds(attributes) }),
      a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(withOwnIds(attributes), locale) }),
      img: (tagName, attributes) => ({ tagName, attribs: imageAttributes(withOwnIds(attributes)) }),
      // A wide one scrolls by itself: by keys only where it can be reached.
      table: (tagName, attributes) => ({ tagName, attribs: { ...withOwnIds(attributes), tabindex: '0' } }),
    },
  };
}

/** An id or name of an editor must not take the place of one of the page's own. */
function withOwnIds(attributes: Attributes): Attributes {
  const { id, headers, ...rest } = attributes;
  return {
    ...rest,
    ...(id ? { id: prefixed(id) } : {}),
    ...(headers ? { headers: headers.split(/\s+/).map(prefixed).join(' ') } : {}),
  };
}

function prefixed(id: string): string {
  return id.startsWith(TEXT_ID_PREFIX) ? id : `${TEXT_ID_PREFIX}${id}`;
}

function linkAttributes({ href = '', target, ...rest }: Attributes, locale: Locale): Attributes {
  const address = ownAddress(href.trim(), locale);
  const isExternal = /^https?:/i.test(address);
  const { rel: _, ...kept } = rest;
  return {
    ...kept,
    ...(address ? { href: address } : {}),
    ...(target === '_blank' ? { target } : {}),
    ...(isExternal || target === '_blank' ? { rel: 'noopener nofollow' } : {}),
  };
}

/**
 * Where a link leads: a fragment to its prefixed id, a page of this site to the same page in the reader's language.
 * Editors write paths without a prefix; a language they wrote is their choice, though English is never written
 * (R-ROUTE-02). Files and services have none.
 */
function ownAddress(href: string, locale: Locale): string {
  if (href.startsWith('#') && href.length > 1) return `#${prefixed(href.slice(1))}`;
  const path = pathOnSite(href, env.SITE_URL);
  if (path === null) return href;
  const first = /^\/([^/?#]*)/.exec(path)?.[1] ?? '';
  const chosen = localePrefixOf(path);
  if (chosen !== null) return localePath(chosen, stripLocale(path).path);
  return isServiceSegment(first) ? path : localePath(locale, path);
}

function imageAttributes({ src = '', ...rest }: Attributes): Attributes {
  const path = mediaPath(src, env.CONTENT_URL);
  return { alt: '', ...rest, loading: 'lazy', decoding: 'async', ...(path === null ? {} : { src: path }) };
}

const cleaned = new Map<string, SafeHtml>();
let cleanedCharacters = 0;

/**
 * Cleans HTML of the content system or platform for showing (Spec §3, `text`; R-SEO-03): a fixed list of tags and
 * attributes, no styles, no scripts, no svg; web, mail and telephone links only; `h1` becomes `h2`, ids begin with
 * `cms-`, media of the content system come from the site, links to pages of the site lead to the page in `locale`
 * (R-ROUTE-02). At most 262,144 characters and 50 levels. Never throws.
 */
export function sanitizeRichText(html: string, locale: Locale = routing.defaultLocale): SafeHtml {
  const input = html.slice(0, MAX_INPUT);
  const key = createHash('sha256').update(`${locale} ${input}`).digest('base64');
  const known = cleaned.get(key);
  if (known !== undefined) return known;
  const safe = sanitizeHtml(input, OPTIONS[locale]) as SafeHtml;
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

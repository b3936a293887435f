import type { NextRequest } from 'next/server';
import { routing, type Locale } from '@/i18n/routing';
import { decodedPart } from '@/lib/routing/encode';
import { stripDataSuffix } from '@/lib/routing/external';
import { localePrefixOf, stripLocale } from '@/lib/routing/locale-path';
import { decodeSegments } from '@/lib/site-settings/redirect-rules';
import { rawQuery } from '@/lib/upstream/raw-query';
import type { SiteSettings } from '@/lib/site-settings/settings.server';
import { DATA_QUERY } from '@/server/next-internals/page-data.mjs';

/** What the steps know of a request. */
export interface StepContext {
  request: NextRequest;
  method: string;
  url: URL;
  /** Query as the visitor sent it, with its question mark: re-encoding would invalidate a signature. */
  query: string;
  /** Path as requested: encoded, with its locale prefix, without Next.js's data suffixes. */
  pathname: string;
  /** The same decoded once; null when its encoding is invalid. */
  decoded: string | null;
  /** The same decoded by segment: an encoded slash stays encoded. */
  path: string;
  locale: Locale;
  /** Null when there is none. */
  prefix: Locale | null;
  /** Encoded path without locale prefix. */
  sitePath: string;
  settings: SiteSettings;
  /** Set on the response, whichever step creates it. */
  responseHeaders: Headers;
  /** Whether the page is rendered per request, so that its scripts may have a nonce; else cached for all. */
  isDynamic: boolean;
}

/** A response ends the request, undefined passes it on. */
export type Step = (context: StepContext) => Response | undefined | Promise<Response | undefined>;

export function createContext(request: NextRequest, settings: SiteSettings): StepContext {
  const url = new URL(request.url);
  const pathname = stripDataSuffix(url.pathname);
  const prefix = localePrefixOf(pathname);
  // Invalid encoding in the removed suffix counts too: Next.js would fail on it.
  const decoded = decodedPart(url.pathname) === null ? null : decodedPart(pathname);
  return {
    request,
    method: request.method.toUpperCase(),
    url,
    query: withoutDataMark(rawQuery(request)),
    pathname,
    decoded: decoded === null ? null : stripDataSuffix(decoded),
    path: decodeSegments(pathname),
    locale: prefix ?? routing.defaultLocale,
    prefix,
    sitePath: stripLocale(pathname).path,
    settings,
    responseHeaders: new Headers(),
    isDynamic: false,
  };
}

/** Next.js marks requests for a page's data in the query; the mark is not part of the URL. */
function withoutDataMark(search: string): string {
  if (search === '') return '';
  const parts = search.slice(1).split('&');
  const remaining = parts.filter((part) => part !== DATA_QUERY && !part.startsWith(`${DATA_QUERY}=`));
  return remaining.length > 0 ? `?${remaining.join('&')}` : '';
}

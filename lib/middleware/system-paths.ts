import { NextResponse } from 'next/server';
import { isLocale, routing } from '@/i18n/routing';
import { fixLetterCase } from '@/lib/routing/known-routes';
import { localePrefixOf, stripLocale } from '@/lib/routing/locale-path';
import { decodeSegments } from '@/lib/site-settings/redirect-rules';
import { redirectToPath, refuse, missing } from './responses';
import type { Step, StepContext } from './context';
import { seoRedirects } from './seo-redirects';

/** Characters of the longest path of a page. */
const MAX_PATH_LENGTH = 2_000;
const ALLOWED_VERBS = 'GET, HEAD, OPTIONS';

/** A payment provider may return the player by POST; the page is shown by GET, with the session's cookie. */
const PAY_RESULT =
  /^\/cashier\/(?:paycancel|paymobile|paynewwindow|(?:payfail|paypending|paysuccess)(?:\/[^/]+)?)$/;

/** Characters a URL never needs to encode. */
const UNRESERVED = /^[\w.~-]$/;

/**
 * Normalises a path before any other step: refuses what no page can handle (invalid encoding, control characters,
 * over-long paths, other verbs), hides the internal pages, tidies slashes and letter case.
 */
export const systemPaths: Step = (context) =>
  refuseAddress(context) ?? refuseVerb(context) ?? hideInternals(context) ?? tidyAddress(context);

function refuseAddress({ url, decoded, locale }: StepContext): Response | undefined {
  if (url.pathname.length > MAX_PATH_LENGTH) return refuse(414, locale);
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (decoded === null || /[\u0000-\u001f\u007f]/.test(decoded)) return refuse(400, locale);
  return undefined;
}

function refuseVerb(context: StepContext): Response | undefined {
  const { method, locale, pathname } = context;
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (method === 'OPTIONS') return new NextResponse(null, { status: 204, headers: { allow: ALLOWED_VERBS } });
  const page = tidyPath(pathname);
  if (method === 'POST' && PAY_RESULT.test(stripLocale(page).path)) return redirectToPath(context, page, 303);
  return refuse(405, locale, { allow: ALLOWED_VERBS });
}

/** `/_system/*` is only reachable by a rewrite; a second locale after the first belongs to no page. */
function hideInternals(context: StepContext): Response | undefined {
  const segments = (context.decoded ?? '').split(/[/\\]/).slice(context.prefix === null ? 1 : 2);
  const first = segments[0] ?? '';
  const isHidden = first === '_system' || first === '_';
  const isSecondLocale = context.prefix !== null && isLocale(first);
  return isHidden || isSecondLocale ? missing(context) : undefined;
}

/** A redirect rule for the path, as written or normalised, applies without a redirect in between. */
function tidyAddress(context: StepContext): Response | undefined {
  const tidy = tidyPath(context.pathname);
  if (tidy === context.pathname) return undefined;
  const tidied = { ...context, path: decodeSegments(tidy), locale: stripLocale(tidy).locale };
  const folder = { ...tidied, path: `${tidied.path}/` };
  const asFolder = context.pathname.endsWith('/') ? seoRedirects(folder) : undefined;
  return asFolder ?? seoRedirects(tidied) ?? redirectToPath(context, withoutDefaultLocale(tidy), 308);
}

/** English has no prefix: removing it here saves a second redirect. */
function withoutDefaultLocale(path: string): string {
  return localePrefixOf(path) === routing.defaultLocale ? stripLocale(path).path : path;
}

/** Canonical: single slashes, none at the end, plain letters not encoded, known words in lower case. */
function tidyPath(pathname: string): string {
  const plain = pathname.replace(/%[2-7][0-9a-f]/gi, (sign) => {
    const letter = decodeURIComponent(sign);
    return UNRESERVED.test(letter) ? letter : sign;
  });
  const single = plain.replace(/\/{2,}/g, '/');
  return fixLetterCase(single.length > 1 ? single.replace(/\/$/, '') : single);
}

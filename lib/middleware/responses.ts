import { NextResponse } from 'next/server';
import { isLocale, routing, type Locale } from '@/i18n/routing';
import { LOCALE_COOKIE } from '@/lib/routing/locale-cookie';
import { localePath } from '@/lib/routing/locale-path';
import { PAGE_STATUS } from '@/server/page-cache/status.mjs';
import type { StepContext } from './context';

export const PRIVATE_NO_STORE = 'private, no-store';

/** Cached like any page, so made-up paths cost no render. */
const MISSING_PATH = '/_/missing';

/** The status to send (`server/page-cache/status.mjs`): Next.js renders the page in full only with status 200. */
const MISSING = { [PAGE_STATUS]: '404', 'cache-control': PRIVATE_NO_STORE };

/** Tries an unprefixed path in the chosen language, else the localised not-found page under this URL, with 404. */
export function missing(context: StepContext): Response {
  const chosen = context.request.cookies.get(LOCALE_COOKIE)?.value;
  if (context.prefix !== null || !isLocale(chosen) || chosen === routing.defaultLocale) {
    return rewriteTo(context, `/${context.locale}${MISSING_PATH}`, { headers: MISSING });
  }
  const target = withPath(context.url, localePath(chosen, context.sitePath));
  target.search = context.query;
  return NextResponse.redirect(target, { status: 307, headers: { 'cache-control': PRIVATE_NO_STORE } });
}

/** Renders another path of the app under the requested URL. `path` is encoded and begins with the locale's folder. */
export function rewriteTo(context: StepContext, path: string, init?: ResponseInit): Response {
  return NextResponse.rewrite(withPath(context.url, path), init);
}

/** Redirects within this site, the query as sent. `path` is encoded, with its public prefix. */
export function redirectToPath(context: StepContext, path: string, status: 303 | 308): Response {
  const target = withPath(context.url, path.replace(/^[/\\]+/, '/'));
  target.search = context.query;
  return NextResponse.redirect(target, { status });
}

function withPath(url: URL, path: string): URL {
  const target = new URL(url);
  target.pathname = path;
  return target;
}

const REFUSAL_TEXTS = {
  400: { en: 'This address cannot be read', fr: 'Cette adresse est illisible' },
  405: { en: 'This page cannot be used this way', fr: 'Cette page ne peut pas être utilisée ainsi' },
  414: { en: 'This address is too long', fr: 'Cette adresse est trop longue' },
} as const;
const HOME_TEXTS = { en: 'Back to the home page', fr: 'Retour à l’accueil' } as const;

export type RefusalStatus = keyof typeof REFUSAL_TEXTS;

/** A small page for requests no page of the app can handle. No styles or scripts, so any policy admits it. */
export function refuse(
  status: RefusalStatus,
  locale: Locale,
  headers: Record<string, string> = {},
): Response {
  const text = REFUSAL_TEXTS[status][locale];
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text}</title></head>
<body><main><h1>${text}</h1><p><a href="${localePath(locale, '/')}">${HOME_TEXTS[locale]}</a></p></main></body>
</html>
`;
  return new NextResponse(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

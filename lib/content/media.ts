import { parseUrl } from '@/lib/routing/parse-url';
import { ENCODED_NAME_MARK, NAME_MARK } from '@/lib/routing/url-template';

const MEDIA_PREFIX = '/uploads/';
const SITE_PREFIX = '/content';
/** Used only to resolve relative URLs; a URL without a scheme (`//cdn.test/a.png`) inherits its `https`. */
const BASE = 'https://relative.invalid';

/**
 * The URL from which a browser loads a picture or sound of the content system. `/uploads/x` and its absolute URL,
 * which browsers need not reach, become the site path `/content/uploads/x`; other http(s) URLs stay, with `https`
 * where they have no scheme. Null for everything else, such as `data:`.
 */
export function mediaPath(url: string, contentOrigin?: string): string | null {
  const text = url.trim().replaceAll(NAME_MARK, ENCODED_NAME_MARK);
  const parsed = webUrl(text);
  if (parsed === null) return null;
  if (parsed.origin === BASE) return relativePath(text, parsed);
  // Without a scheme, a URL of the content system takes the scheme of its origin.
  const own = contentOrigin === undefined ? null : parseUrl(text, contentOrigin);
  return own !== null && own.origin === contentOrigin
    ? `${SITE_PREFIX}${own.pathname}${own.search}`
    : parsed.href;
}

/** The site path of a content system's file, in any form `mediaPath` knows, with its hash; else null. */
export function filePath(href: string, contentOrigin?: string): string | null {
  const path = mediaPath(href, contentOrigin);
  if (!path?.startsWith(`${SITE_PREFIX}${MEDIA_PREFIX}`)) return null;
  return `${path}${/#[^#]*$/.exec(href.trim())?.[0] ?? ''}`;
}

/** Checked after dots, backslashes and control characters are resolved, so that no path escapes the media folder. */
function relativePath(url: string, parsed: URL): string | null {
  if (!url.startsWith('/')) return null;
  const path = `${parsed.pathname}${parsed.search}`;
  if (path.startsWith(MEDIA_PREFIX)) return `${SITE_PREFIX}${path}`;
  return path.startsWith(`${SITE_PREFIX}${MEDIA_PREFIX}`) ? path : null;
}

/** True for an http(s) URL or site path of an svg file: banners and icons load nothing else (R-BAN-07). */
export function isSvgUrl(url: string | null | undefined): url is string {
  if (!url) return false;
  const parsed = webUrl(url);
  if (parsed === null) return false;
  if (parsed.origin === BASE && !url.startsWith('/')) return false;
  return parsed.pathname.toLowerCase().endsWith('.svg');
}

function webUrl(url: string): URL | null {
  const parsed = parseUrl(url, BASE);
  return parsed !== null && /^https?:$/.test(parsed.protocol) ? parsed : null;
}

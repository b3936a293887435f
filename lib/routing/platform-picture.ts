import { parseUrl } from './parse-url';

const MEDIA_PREFIX = '/platform/media/';
/** Used only to resolve site paths; never appears in a result. */
const BASE = 'https://relative.invalid';
const MAX_LENGTH = 2_048;
/** The usual form, which parsing would not change; a fast path, because lists contain thousands. */
const PLAIN = /^\/platform\/media\/(?:[\w-]+[/.])*[\w-]+$/;

/** A platform picture: an http(s) URL, or a path in `/platform/media/` after dots and backslashes. Null otherwise. */
export function platformPicture(url: unknown): string | null {
  if (typeof url !== 'string') return null;
  const text = url.trim();
  if (text === '' || text.length > MAX_LENGTH) return null;
  return PLAIN.test(text) ? text : judged(text);
}

function judged(text: string): string | null {
  const parsed = parseUrl(text, BASE);
  if (parsed === null) return null;
  if (parsed.origin !== BASE) return isAbsolute(text, parsed) ? parsed.href : null;
  const path = `${parsed.pathname}${parsed.search}`;
  return text.startsWith('/') && path.startsWith(MEDIA_PREFIX) ? path : null;
}

/** The parser also takes `/\\host` for a URL of that host. */
function isAbsolute(text: string, { protocol }: URL): boolean {
  return /^https?:$/.test(protocol) && !/^[/\\]*\\/.test(text);
}

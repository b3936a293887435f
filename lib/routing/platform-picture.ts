import { parseUrl } from './parse-url';

const MEDIA_PREFIX = '/platform/media/';
/** Only resolves site paths; never appears in a result. */
const BASE = 'https://relative.invalid';
const MAX_LENGTH = 2_048;
/** The usual form, which parsing would not change: lists hold thousands. */
const PLAIN = /^\/platform\/media\/(?:[\w-]+[/.])*[\w-]+$/;

/**
 * The address of a picture the platform names: an absolute http(s) address, or a site path below `/platform/media/`
 * judged after dots and backslashes are resolved. Null for everything else.
 */
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

/** Parsing takes `/\\host` for an address of that host as well. */
function isAbsolute(text: string, { protocol }: URL): boolean {
  return /^https?:$/.test(protocol) && !/^[/\\]*\\/.test(text);
}

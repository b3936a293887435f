import 'server-only';
import { env } from '@/lib/env/server';
import { BODY_STATUS, headersForUnread, readBody } from './body';
import { visitorAddress } from './call-pools';
import { logFailedRead } from './failed-read';
import { headersToBrowser, headersToUpstream } from './gateway-headers';
import { passedBody, peek } from './passed-body';
import { rawQuery } from './raw-query';
import { isSvgResponse } from './svg';
import { openUpstream, reasonOfCode, UpstreamFailure, type OpenResponse } from './request.server';

const BODY_LIMIT_BYTES = 1_048_576;
const UNREAD = { 'too-long': 'Too large', 'too-slow': 'Too slow', cut: 'Cut short' } as const;
/** Paths to another folder at the back end: parsing cuts at `#`, drops tabs; some take `..;x` for `..`. */
const LEADS_AWAY = /[\\#\s]|%5c|%00|\/\/|(?:^|\/)(?:\.|%2e){1,2}(?:(?:;|%3b)[^/]*)?(?:\/|$)|%2f/i;

interface ForwardTarget {
  origin: string;
  /** Path prefix on this site, and its replacement at the back end. */
  from: string;
  to: string;
  /** Pictures and other files keep their cache headers. */
  isMedia?: boolean;
  /** Replaces the headers that would be forwarded from the visitor's request. */
  headers?: Record<string, string>;
}

/**
 * Forwards a request of `/oauth/*`, `/hit`, `/platform/*` or content media unchanged. Redirects are returned to the
 * browser, never followed. Without a response the visitor gets a short plain text with 502 or 504.
 */
export async function forward(request: Request, target: ForwardTarget): Promise<Response> {
  const path = forwardedPath(`${request.url.split('?')[0]}${rawQuery(request)}`, target);
  if (path === null) return plain('Not found', 404);
  const body = await readBody(request, BODY_LIMIT_BYTES);
  if (typeof body === 'string') return plain(UNREAD[body], BODY_STATUS[body], headersForUnread(body));
  const since = performance.now();
  try {
    const response = await openUpstream({
      url: `${target.origin}${path}`,
      method: request.method,
      headers: target.headers ?? headersToUpstream(request, body !== undefined),
      timeoutMs: env.GATEWAY_READ_TIMEOUT_MS,
      purpose: 'files',
      ...(body ? { body } : {}),
      ...(request.method === 'GET' ? { signal: request.signal } : {}),
    });
    return target.isMedia ? await handMediaBack(response, request, path) : handBack(response, request);
  } catch (error) {
    return failureOf(error, target, since);
  }
}

/** The platform's own pages pass unchanged, including their scripts and frames. */
function handBack(response: OpenResponse, request: Request): Response {
  const headers = headersToBrowser(response.headers, false);
  headers.set('content-security-policy', `frame-ancestors ${framingGames()}; object-src 'none'`);
  return withBody(response, request, headers);
}

/** The site itself frames its games, also where nobody may frame the site. */
function framingGames(): string {
  const others = env.FRAME_ANCESTORS.split(/\s+/).filter((source) => !/^'(?:self|none)'$/i.test(source));
  return ["'self'", ...others].join(' ').trim();
}

async function handMediaBack(response: OpenResponse, request: Request, path: string): Promise<Response> {
  if (response.status === 404) {
    response.body.destroy();
    return plain('Not found', 404);
  }
  const { first, body } = await peek(response.body);
  const isWhole = response.status === 200 && first.byteLength > 0;
  const headers = headersToBrowser(response.headers, true);
  const { location } = response.headers;
  const isRedirect = response.status >= 300 && response.status < 400;
  if (isRedirect && typeof location === 'string') headers.set('location', location);
  const type = headers.get('content-type');
  // A partial response cannot be inspected; one revalidated by its tag was inspected before.
  if (isWhole && /\.svg(?:\?|$)/i.test(path) && !isSvgResponse(type, first)) {
    body.destroy();
    return plain('Not a picture', 404);
  }
  secureMedia(headers, mediaType(type, isWhole ? first : null));
  return withBody({ ...response, body }, request, headers);
}

function withBody({ status, body }: OpenResponse, request: Request, headers: Headers): Response {
  if (status === 204 || status === 304 || request.method === 'HEAD') {
    body.destroy();
    return new Response(null, { status, headers });
  }
  return new Response(passedBody(body, visitorAddress(request.headers)), { status, headers });
}

function failureOf(error: unknown, { from: path, origin }: ForwardTarget, since: number): Response {
  const reason = error instanceof UpstreamFailure ? error.reason : reasonOfCode(error);
  const side = origin === env.CONTENT_URL ? 'content' : 'platform';
  if (reason !== 'aborted') logFailedRead('forward-failed', { path }, { side, reason, since });
  return plain('The other side did not respond', reason === 'timeout' ? 504 : 502);
}

/** An SVG may have a script, which must not act on this origin. Unknown types are sent as octets. */
function secureMedia(headers: Headers, type: string | null): void {
  headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  // E-mails and partner sites show them too.
  headers.set('cross-origin-resource-policy', 'cross-origin');
  if (type !== null) return;
  headers.set('content-type', 'application/octet-stream');
  headers.set('content-disposition', 'attachment');
}

/** The path at the back end with its query unchanged, or null for one that leaves the prefix. */
export function forwardedPath(url: string, { from, to }: Pick<ForwardTarget, 'from' | 'to'>): string | null {
  const afterOrigin = url.replace(/^https?:\/\/[^/?#]*/, '');
  const [path = '', ...query] = afterOrigin.split('?');
  if (path !== from && !path.startsWith(from.endsWith('/') ? from : `${from}/`)) return null;
  if (LEADS_AWAY.test(path)) return null;
  const rest = query.length > 0 ? `?${query.join('?')}` : '';
  return `${to}${path.slice(from.length)}${rest}`;
}

function plain(text: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

/** Types a page may show or play: pictures, sound, video and fonts, none of which a browser runs as a script. */
const MEDIA_TYPES = new Set(
  [
    'image/avif image/bmp image/gif image/jpeg image/png image/svg+xml image/vnd.microsoft.icon image/webp image/x-icon',
    'audio/aac audio/flac audio/mp4 audio/mpeg audio/ogg audio/wav audio/webm audio/x-wav',
    'video/mp4 video/ogg video/quicktime video/webm',
    'font/otf font/ttf font/woff font/woff2',
  ].flatMap((types) => types.split(' ')),
);
const SVG = 'image/svg+xml';

/**
 * The safe type of a media file, null where it is unknown. `first` are the first bytes of a whole file: markup is no
 * picture but an SVG, whatever its name.
 */
function mediaType(type: string | null, first: Uint8Array | null): string | null {
  const name = (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!MEDIA_TYPES.has(name)) return null;
  return name !== SVG && first !== null && isMarkup(first) ? null : name;
}

function isMarkup(first: Uint8Array): boolean {
  return /^[\s\0]*</.test(new TextDecoder().decode(first.subarray(0, 256)));
}

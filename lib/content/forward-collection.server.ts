import { COLLECTIONS } from './collections';
import { env } from '@/lib/env/server';
import { CallPools, OVERLOAD_HEADERS, visitorAddress } from '@/lib/upstream/call-pools';
import { logFailedRead } from '@/lib/upstream/failed-read';
import { countedBody } from '@/lib/upstream/held-bytes';
import { isJsonObject } from '@/lib/upstream/is-json-object';
import { requestUpstream, UpstreamFailure, type UpstreamResponse } from '@/lib/upstream/request.server';
import { isOwnCall } from '@/lib/upstream/same-site';
import { CONTENT_TOKEN } from './collection-request';
import { contentError } from './content-error';

const NAMES: ReadonlySet<string> = new Set(Object.values(COLLECTIONS).map(({ path }) => path));
const MAX_QUERY_LENGTH = 4_096;

/** As many as calls of `/api`, apart from them. */
const reads = new CallPools(env.GATEWAY_MAX_IN_FLIGHT, env.GATEWAY_MAX_PER_ADDRESS);

/** Query parameters that request unpublished content. */
const DRAFT_PARAMETERS = ['status', 'publicationState'];

/**
 * Forwards a browser's collection read to the content system: known collections only, with the visitor's token, else
 * the server's; limited apart from the reads of pages. Drafts require the visitor's token: the server's would show
 * them to anyone. Failures use the content system's format, and a 403 stays a content failure.
 */
export async function forwardCollection(request: Request, name: string): Promise<Response> {
  if (!NAMES.has(name)) return contentError(404, 'NotFoundError', 'Not Found');
  if (!isOwnCall(request.headers, env.SITE_URL)) return contentError(400, 'ValidationError', 'Foreign call');
  const { search, searchParams } = new URL(request.url);
  if (search.length > MAX_QUERY_LENGTH) return contentError(400, 'ValidationError', 'Query too long');
  const own = visitorToken(request);
  if (own === null && wantsDrafts(searchParams)) {
    return contentError(403, 'ForbiddenError', 'Drafts need a token of your own');
  }
  const leave = reads.enter('rest', visitorAddress(request.headers));
  if (leave === null) return overloaded();
  const since = performance.now();
  try {
    return toResponse(await requestContent(request, `${env.CONTENT_URL}/api/${name}${search}`, own));
  } catch (error) {
    return failureOf(error, name, since);
  } finally {
    leave();
  }
}

function requestContent(request: Request, url: string, own: string | null): Promise<UpstreamResponse> {
  const token = own ?? env.CONTENT_TOKEN;
  const format = request.headers.get('strapi-response-format');
  return requestUpstream({
    url,
    headers: {
      accept: 'application/json',
      ...(format === 'v4' ? { 'strapi-response-format': format } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    timeoutMs: env.GATEWAY_READ_TIMEOUT_MS,
    purpose: 'collections',
    signal: request.signal,
  });
}

/** Ignores case and nesting: `Status`, `filters[status]` and `status[0]` count too. */
function wantsDrafts(query: URLSearchParams): boolean {
  const words = [...query.keys()].flatMap((key) => key.toLowerCase().split(/[[\].]+/));
  return DRAFT_PARAMETERS.some((name) => words.includes(name.toLowerCase()));
}

function visitorToken(request: Request): string | null {
  const cookies = request.headers.get('cookie') ?? '';
  const value = /(?:^|;\s*)strapi_jwt=([^;]*)/.exec(cookies)?.[1]?.trim() ?? '';
  return CONTENT_TOKEN.test(value) ? value : null;
}

function toResponse({ status, bytes }: UpstreamResponse): Response {
  if (!isJsonObject(bytes))
    return contentError(502, 'BadGatewayError', 'Not a response of the content system');
  const body = countedBody(bytes);
  if (body === null) return overloaded();
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

function overloaded(): Response {
  return contentError(503, 'ServiceUnavailableError', 'Too many reads at once', OVERLOAD_HEADERS);
}

function failureOf(error: unknown, name: string, since: number): Response {
  const reason = error instanceof UpstreamFailure ? error.reason : 'cut';
  if (reason !== 'aborted') {
    logFailedRead('content-forward-failed', { collection: name }, { side: 'content', reason, since });
  }
  return reason === 'timeout'
    ? contentError(504, 'GatewayTimeoutError', 'The content system did not respond in time')
    : contentError(502, 'BadGatewayError', 'The content system did not respond');
}

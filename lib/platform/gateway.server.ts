import 'server-only';
import { env } from '@/lib/env/server';
import { observeGateway } from '@/lib/telemetry/observe';
import { BODY_STATUS, headersForUnread, readBody } from '@/lib/upstream/body';
import { CallPools, OVERLOAD_HEADERS, visitorAddress, type CallPool } from '@/lib/upstream/call-pools';
import { logFailedRead } from '@/lib/upstream/failed-read';
import { headersToBrowser, headersToUpstream } from '@/lib/upstream/gateway-headers';
import { countedBody } from '@/lib/upstream/held-bytes';
import { isJsonObject } from '@/lib/upstream/is-json-object';
import { requestUpstream, UpstreamFailure, type UpstreamResponse } from '@/lib/upstream/request.server';
import { rawQuery } from '@/lib/upstream/raw-query';
import { isOwnCall } from '@/lib/upstream/same-site';
import { poolOf } from './call-pool';
import { isPlatformMethod, MONEY_METHODS, PLATFORM_METHODS, type PlatformMethodName } from './names';
import type { ExceptionType } from './error-policy';

const BODY_LIMIT_BYTES = 65_536;

const canonicalNames = new Map(
  Object.keys(PLATFORM_METHODS)
    .filter(isPlatformMethod)
    .map((name) => [name.toLowerCase(), name]),
);

const pools = new CallPools(env.GATEWAY_MAX_IN_FLIGHT, env.GATEWAY_MAX_PER_ADDRESS);

/**
 * Passes one call of `/api/{method}` to the platform, query and body byte for byte. Every failure here becomes an
 * envelope: the gateway's own failures are UnknownErrorException with 502, 503 or 504 (decision 0007).
 */
export async function forwardPlatformCall(request: Request, name: string): Promise<Response> {
  const method = canonicalNames.get(name.toLowerCase());
  if (method === undefined) return failureEnvelope('MethodNotFoundException', 404);
  if (!isOwnCall(request.headers, env.SITE_URL)) return failureEnvelope('InvalidRequestException', 400);
  if (request.method !== PLATFORM_METHODS[method]) {
    return failureEnvelope('InvalidRequestException', 405, { allow: PLATFORM_METHODS[method] });
  }
  // Read before the call takes a slot, so that slow senders take none.
  const body = await readBody(request, BODY_LIMIT_BYTES);
  if (typeof body === 'string') {
    return failureEnvelope('InvalidRequestException', BODY_STATUS[body], headersForUnread(body));
  }
  const pool = poolOf(method, request.headers);
  const leave = pools.enter(pool, visitorAddress(request.headers));
  if (leave === null) {
    return failureEnvelope('UnknownErrorException', 503, OVERLOAD_HEADERS);
  }
  try {
    return await observeGateway(method, () => callPlatform({ request, name, method, pool, body }));
  } finally {
    leave();
  }
}

interface PlatformCall {
  request: Request;
  /** The method name as the visitor spelled it. */
  name: string;
  method: PlatformMethodName;
  pool: CallPool;
  body: Uint8Array | undefined;
}

async function callPlatform({ request, name, method, pool, body }: PlatformCall): Promise<Response> {
  const isRead = PLATFORM_METHODS[method] === 'GET' && method !== 'auth.logout';
  const since = performance.now();
  try {
    const response = await requestUpstream({
      url: `${env.PLATFORM_URL}/api/${name}${rawQuery(request)}`,
      method: request.method,
      headers: headersToUpstream(request, body !== undefined),
      timeoutMs: timeLimit(method),
      purpose: pool,
      ...(body ? { body } : {}),
      // A player who leaves aborts a read, never an action, whose outcome must be known.
      ...(isRead ? { signal: request.signal } : {}),
    });
    return toEnvelopeResponse(response, method, since);
  } catch (error) {
    return failureOf(error, method, since);
  }
}

function timeLimit(method: PlatformMethodName): number {
  if (MONEY_METHODS.has(method)) return env.GATEWAY_MONEY_TIMEOUT_MS;
  return PLATFORM_METHODS[method] === 'GET' ? env.GATEWAY_READ_TIMEOUT_MS : env.GATEWAY_WRITE_TIMEOUT_MS;
}

/** JSON passes unchanged, whatever its status. Anything else (a proxy's page, a truncated text) becomes an envelope. */
function toEnvelopeResponse(response: UpstreamResponse, method: string, since: number): Response {
  if (isJsonObject(response.bytes)) {
    const headers = headersToBrowser(response.headers, false);
    headers.set('content-type', 'application/json');
    const body = countedBody(response.bytes);
    if (body !== null) return new Response(body, { status: response.status, headers });
    return failureEnvelope('UnknownErrorException', 503, OVERLOAD_HEADERS);
  }
  const failed = { side: 'platform', reason: 'malformed', status: response.status, since } as const;
  logFailedRead('gateway-not-json', { method }, failed);
  // 403 and 429 come from the platform whatever the body contains; the client acts on the status.
  const status = response.status === 403 || response.status === 429 ? response.status : 502;
  const retryAfter = response.headers['retry-after'];
  return failureEnvelope(
    'UnknownErrorException',
    status,
    typeof retryAfter === 'string' ? { 'retry-after': retryAfter } : {},
  );
}

function failureOf(error: unknown, method: string, since: number): Response {
  const reason = error instanceof UpstreamFailure ? error.reason : 'cut';
  if (reason !== 'aborted') logFailedRead('gateway-failed', { method }, { side: 'platform', reason, since });
  const status = { timeout: 504, refused: 503, aborted: 504, cut: 502, 'too-large': 502 }[reason];
  return failureEnvelope('UnknownErrorException', status);
}

/** A failure that the web server itself reports, in the platform's own envelope. */
function failureEnvelope(
  type: ExceptionType,
  status: number,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { data: null, error: { type, message: '' } },
    { status, headers: { 'cache-control': 'private, no-store', ...headers } },
  );
}

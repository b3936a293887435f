import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { failureResponse, jsonResponse } from '../platform/envelope';
import { PlatformFault } from '../platform/method';
import { changedResponse, isChange, type Change } from './changed-response';
import type { Fault } from './faults';

/** Longer than anybody waits. */
const HANG_MS = 60_000;
const BOMB_BYTES = 64_000_000;

const PROXY_PAGE =
  '<!doctype html><html><head><title>502</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/**
 * The response that a fault sends instead of the real one. A connection that breaks without a response is
 * `Response.error()`, which the server turns into a closed socket and the test handlers into a network error.
 */
export async function respondWithFault(
  fault: Fault,
  request: Request,
  run: () => Promise<Response>,
): Promise<Response> {
  const { kind } = fault;
  return isChange(kind) ? changedResponse(kind, await run(), fault, request) : RESPONSES[kind](fault, run);
}

type Respond = (fault: Fault, run: () => Promise<Response>) => Response | Promise<Response>;

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** The response of each fault that replaces the real one. */
const RESPONSES: Readonly<Record<Exclude<Fault['kind'], Change>, Respond>> = {
  exception: (fault) => withRetryAfter(exceptionResponse(fault), fault),
  status: (fault) => withRetryAfter(statusResponse(fault), fault),
  async delay({ ms = 1000 }, run) {
    await sleep(ms);
    return run();
  },
  cut: () => cutResponse(),
  garbage: () => new Response('{"data": {"uid": 10', { status: 200, headers: JSON_TYPE }),
  html: (fault) => proxyPageResponse(fault),
  empty: () => new Response(null, { status: 200, headers: JSON_TYPE }),
  async 'drop-after'(_, run) {
    await run();
    return Response.error();
  },
  reset: () => Response.error(),
  async hang({ ms = HANG_MS }) {
    await sleep(ms);
    return Response.error();
  },
  huge: () => hugeResponse(),
  'bad-gzip': () => zipped(new TextEncoder().encode('{"data": {"uid": 0}, "error": null}')),
  bomb: () => zipped(gzipSync(Buffer.alloc(BOMB_BYTES, ' '))),
  loop: () => new Response(null, { status: 302, headers: { Location: '.' } }),
};

function zipped(bytes: Uint8Array): Response {
  const headers = { ...JSON_TYPE, 'Content-Encoding': 'gzip' };
  return new Response(new Uint8Array(bytes), { status: 200, headers });
}

/** 25 million characters of JSON. */
function hugeResponse(): Response {
  const item = `{"id":1,"name":"${'x'.repeat(980)}"}`;
  const items = Array.from({ length: 25_000 }, () => item).join(',');
  return new Response(`{"data":{"items":[${items}],"total":25000},"error":null}`, {
    status: 200,
    headers: JSON_TYPE,
  });
}

function statusResponse({ status = 500 }: Fault): Response {
  return new Response(`HTTP ${status}`, { status, headers: { 'Content-Type': 'text/plain' } });
}

function proxyPageResponse({ status = 502 }: Fault): Response {
  return new Response(PROXY_PAGE, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function withRetryAfter(response: Response, { retryAfterSeconds }: Fault): Response {
  if (retryAfterSeconds !== undefined) response.headers.set('Retry-After', String(retryAfterSeconds));
  return response;
}

function exceptionResponse({ side, type = 'UnknownErrorException', message = '', status }: Fault): Response {
  if (side === 'platform') return failureResponse(new PlatformFault(type, message, undefined, status));
  const code = status ?? 500;
  return jsonResponse({ data: null, error: { status: code, name: type, message, details: {} } }, code);
}

function cutResponse(): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data": {"items": ['));
    },
    async pull(controller) {
      await sleep(20);
      controller.error(new Error('The sandbox cut the connection'));
    },
  });
  return new Response(body, { status: 200, headers: JSON_TYPE });
}

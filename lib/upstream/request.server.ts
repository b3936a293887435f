import { pipeline, Transform, type Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';
import { env } from '@/lib/env/server';
import { observeUpstream } from '@/lib/telemetry/observe';
import { shared } from '@/server/shared-state.mjs';
import type { CallPool } from './call-pools';
import { decoded, decoderOf } from './decoded';
import { heldBytes, heldStream } from './held-bytes';
import { isClosedWhileIdle, watchIdleCloses } from './idle-close.server';

export type UpstreamFailureReason = 'timeout' | 'refused' | 'cut' | 'too-large' | 'aborted';

const NAME = 'UpstreamFailure';

/** The back end gave no complete response. The caller decides what that means. */
export class UpstreamFailure extends Error {
  constructor(
    readonly reason: UpstreamFailureReason,
    readonly url: string,
  ) {
    super(`${reason}: ${new URL(url).origin}`);
    this.name = NAME;
  }

  /** Compares by name, because a shared read may reject with the copy of another bundle. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === NAME;
  }
}

/** Each has its own connections, so that load on one never delays another. */
export type UpstreamPurpose = 'pages' | 'files' | 'collections' | CallPool;

export interface UpstreamRequest {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Milliseconds of the whole exchange, including connecting. */
  timeoutMs: number;
  /** The connection pool to use; that of page reads by default. */
  purpose?: UpstreamPurpose;
  signal?: AbortSignal;
}

export interface UpstreamResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Uint8Array<ArrayBuffer>;
}

const CONNECTIONS_PER_ORIGIN = 128;
/** More than the bodies streamed at a time (`passed-body.ts`), so that slow visitors delay nobody else. */
const FILE_CONNECTIONS = 256;
const CONNECT_TIMEOUT_MS = 1_500;
/**
 * An idle connection is reused for two seconds, or until three seconds before the back end's announced keep-alive
 * timeout: a busy event loop notices late that it was closed.
 */
const IDLE_MS = 2_000;
const IDLE_MARGIN_MS = 3_000;

function agentFor(purpose: UpstreamPurpose): Agent {
  const agents = (shared.upstreamAgents ??= new Map<UpstreamPurpose, Agent>());
  const known = agents.get(purpose);
  if (known) return known;
  const agent = new Agent({
    connections: purpose === 'files' ? FILE_CONNECTIONS : CONNECTIONS_PER_ORIGIN,
    pipelining: 1,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: IDLE_MS,
    keepAliveTimeoutThreshold: IDLE_MARGIN_MS,
  });
  agents.set(purpose, agent);
  return agent;
}

watchIdleCloses();

/**
 * One request to a back end: pooled, never redirected, limited in time and size. Never retried, except a read whose
 * connection had served a response before and was closed under it (decision 0006).
 * @throws UpstreamFailure when there is no complete response.
 */
export function requestUpstream(call: UpstreamRequest): Promise<UpstreamResponse> {
  return observeUpstream(call, () => exchange(call));
}

/** A response whose body has not been read; the caller must read it to its end or destroy it. */
export interface OpenResponse {
  status: number;
  headers: UpstreamResponse['headers'];
  body: Readable;
}

/**
 * Like `requestUpstream`, for a streamed response of any size: `timeoutMs` limits the time to its headers, and then
 * each silence of the back end, not the time in which the caller reads nothing. The body ends with an UpstreamFailure
 * above `UPSTREAM_MAX_BYTES`.
 * @throws UpstreamFailure when no headers arrive, or they announce too many bytes.
 */
export async function openUpstream(call: UpstreamRequest): Promise<OpenResponse> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), call.timeoutMs);
  const signal = call.signal ? AbortSignal.any([call.signal, limit.signal]) : limit.signal;
  try {
    return await observeUpstream(call, async () =>
      toOpenResponse(await sendTwiceAtMost(call, signal, call.timeoutMs), call.url),
    );
  } catch (error) {
    if (error instanceof UpstreamFailure) throw error;
    throw new UpstreamFailure(failureReason(error, limit.signal, call.signal), call.url);
  } finally {
    clearTimeout(timer);
  }
}

function toOpenResponse({ statusCode, headers, body }: Dispatcher.ResponseData, url: string): OpenResponse {
  if (Number(headers['content-length'] ?? 0) > env.UPSTREAM_MAX_BYTES) {
    body.on('error', () => undefined).destroy();
    throw new UpstreamFailure('too-large', url);
  }
  const decoder = statusCode === 206 ? null : decoderOf(headers['content-encoding']);
  const { 'content-encoding': _coding, 'content-length': _compressed, ...plain } = headers;
  const parts = [
    body,
    ...(mayEndPaused(headers) ? [heldStream(env.UPSTREAM_MAX_BYTES)] : []),
    ...(decoder ? [decoder] : []),
    boundOf(url),
  ];
  const bounded = pipeline(parts, () => undefined) as unknown as Readable;
  return { status: statusCode, headers: decoder ? plain : headers, body: bounded };
}

/**
 * The client cannot end a response that it had paused when the back end closed the connection: an assertion of undici
 * 7.26 to 7.30 throws outside of every handler and the body never ends (nodejs/undici#5360). Such a body is read
 * without pauses, until Node.js 20 goes and undici 8 can come. HTTP/1.0 with a length and no `Connection` is not
 * recognised.
 */
function mayEndPaused({ connection, ...headers }: UpstreamResponse['headers']): boolean {
  const isDelimited = 'content-length' in headers || 'transfer-encoding' in headers;
  return !isDelimited || /\bclose\b/i.test(String(connection));
}

function boundOf(url: string): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, pass) {
      size += chunk.byteLength;
      if (size > env.UPSTREAM_MAX_BYTES) pass(new UpstreamFailure('too-large', url));
      else pass(null, chunk);
    },
  });
}

async function exchange(call: UpstreamRequest): Promise<UpstreamResponse> {
  const limit = AbortSignal.timeout(call.timeoutMs);
  const signal = call.signal ? AbortSignal.any([call.signal, limit]) : limit;
  try {
    const response = await sendTwiceAtMost(call, signal, 0);
    const bytes = await readBounded(response.body, call.url);
    return await decompressedResponse(
      { status: response.statusCode, headers: response.headers, bytes },
      call.url,
    );
  } catch (error) {
    if (error instanceof UpstreamFailure) throw error;
    throw new UpstreamFailure(failureReason(error, limit, call.signal), call.url);
  }
}

function sendTwiceAtMost(
  call: UpstreamRequest,
  signal: AbortSignal,
  bodyTimeout: number,
): Promise<Dispatcher.ResponseData> {
  return send(call, signal, bodyTimeout).catch((error: unknown) => {
    const isTriedAgain = isRead(call) && !signal.aborted && isClosedWhileIdle(error);
    if (!isTriedAgain) throw error;
    return send(call, signal, bodyTimeout);
  });
}

function send(call: UpstreamRequest, signal: AbortSignal, bodyTimeout: number) {
  const [origin] = /^https?:\/\/[^/?#]+/.exec(call.url) ?? [''];
  return agentFor(call.purpose ?? 'pages').request({
    origin,
    // URL parsing would re-encode the quotes of the path.
    path: call.url.slice(origin.length) || '/',
    method: toVerb(call.method),
    headers: call.headers ?? {},
    body: call.body ?? null,
    signal,
    // The signal limits the time to the headers; the client's own timeout would look like a closed connection.
    headersTimeout: 0,
    bodyTimeout,
  });
}

/** `auth.logout` and events are also sent with GET; repeating them changes nothing more. */
function isRead({ method }: UpstreamRequest): boolean {
  return toVerb(method) !== 'POST';
}

async function readBounded(body: AsyncIterable<Uint8Array>, url: string): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      const { byteLength } = chunk;
      if (size + byteLength > env.UPSTREAM_MAX_BYTES || !heldBytes.take(byteLength)) {
        throw new UpstreamFailure('too-large', url);
      }
      size += byteLength;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    heldBytes.giveBack(size);
  }
}

/** A partial response stays unchanged: it cannot be decompressed on its own. */
async function decompressedResponse(response: UpstreamResponse, url: string): Promise<UpstreamResponse> {
  const { 'content-encoding': coding, 'content-length': _compressed, ...headers } = response.headers;
  if (coding === undefined || response.status === 206) return response;
  const bytes = await decoded(response.bytes, coding, env.UPSTREAM_MAX_BYTES).catch((error: unknown) => {
    throw new UpstreamFailure(error instanceof RangeError ? 'too-large' : 'cut', url);
  });
  return bytes === null ? response : { ...response, headers, bytes };
}

function failureReason(error: unknown, limit: AbortSignal, caller?: AbortSignal): UpstreamFailureReason {
  if (limit.aborted) return 'timeout';
  if (caller?.aborted) return 'aborted';
  return reasonOfCode(error);
}

/** Why an exchange that nobody here ended failed, by the code of its error. */
export function reasonOfCode(error: unknown): UpstreamFailureReason {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.includes('TIMEOUT')) return 'timeout';
  return /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH/.test(code) ? 'refused' : 'cut';
}

function toVerb(method = 'GET'): 'GET' | 'POST' | 'HEAD' {
  return method === 'POST' || method === 'HEAD' ? method : 'GET';
}

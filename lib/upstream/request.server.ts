import { Agent, request } from 'undici';
import { env } from '@/lib/env/server';

export type UpstreamFailureReason = 'timeout' | 'refused' | 'cut' | 'too-large' | 'aborted';

/** The other side gave no whole answer. What it means for the caller is the caller's decision. */
export class UpstreamFailure extends Error {
  constructor(
    readonly reason: UpstreamFailureReason,
    readonly url: string,
  ) {
    super(`${reason}: ${new URL(url).origin}`);
    this.name = 'UpstreamFailure';
  }
}

export interface UpstreamRequest {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Limit of the whole exchange, connection included. Milliseconds. */
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface UpstreamAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Uint8Array;
}

const CONNECTIONS_PER_ORIGIN = 128;
const CONNECT_TIMEOUT_MS = 1_500;

/** One pool a process: the framework bundles middleware, pages and route handlers apart. */
const scope = globalThis as typeof globalThis & { __upstreamAgent?: Agent };

function agent(): Agent {
  return (scope.__upstreamAgent ??= new Agent({
    connections: CONNECTIONS_PER_ORIGIN,
    pipelining: 1,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: 4_000,
  }));
}

/**
 * One request to a back end: pooled, never redirected, never repeated, bounded in time and size.
 * @throws UpstreamFailure when no whole answer came.
 */
export async function requestUpstream(call: UpstreamRequest): Promise<UpstreamAnswer> {
  const limit = AbortSignal.timeout(call.timeoutMs);
  const signal = call.signal ? AbortSignal.any([call.signal, limit]) : limit;
  try {
    const answer = await request(call.url, {
      dispatcher: agent(),
      method: toVerb(call.method),
      headers: call.headers ?? {},
      body: call.body ?? null,
      signal,
      headersTimeout: call.timeoutMs,
      bodyTimeout: call.timeoutMs,
    });
    const bytes = await readBounded(answer.body, call.url);
    return { status: answer.statusCode, headers: answer.headers, bytes };
  } catch (error) {
    if (error instanceof UpstreamFailure) throw error;
    throw new UpstreamFailure(reasonOf(error, limit, call.signal), call.url);
  }
}

async function readBounded(body: AsyncIterable<Uint8Array>, url: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > env.UPSTREAM_MAX_BYTES) throw new UpstreamFailure('too-large', url);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown, limit: AbortSignal, caller?: AbortSignal): UpstreamFailureReason {
  if (limit.aborted) return 'timeout';
  if (caller?.aborted) return 'aborted';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.includes('TIMEOUT')) return 'timeout';
  return /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH/.test(code) ? 'refused' : 'cut';
}

function toVerb(method = 'GET'): 'GET' | 'POST' | 'HEAD' {
  return method === 'POST' || method === 'HEAD' ? method : 'GET';
}

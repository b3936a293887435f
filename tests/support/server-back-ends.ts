import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { createSandbox } from '@/sandbox/index';
import { startBackEnd, type BackEnd, type ReceivedRequest } from './back-end';
import { forgetReads } from './reads';

const LISTS = new Set(['page-seo', 'settings-seo']);

/**
 * Servers on free ports instead of the platform and the content system; their URLs are set in `env`. `platform`
 * responds with the data of a method, `content` with the record of a collection, both with null for a failure or a
 * missing record; throwing aborts the connection. A read for which it returns `undefined` goes to the sandbox. Caches
 * are empty when a test begins.
 */
export function serverBackEnds(env: Record<string, unknown>) {
  const platform = vi.fn<(method: string, query: URLSearchParams) => unknown>();
  const content = vi.fn<(collection: string, query: URLSearchParams) => unknown>();
  const sandbox = createSandbox({ database: ':memory:', isControlEnabled: false });
  const started: BackEnd[] = [];

  beforeAll(async () => {
    vi.stubEnv('LOG_LEVEL', 'silent');
    const platformEnd = await startBackEnd(
      responding(platform, sandbox.platform.fetch, (_, data) =>
        data === null
          ? [{ data, error: { type: 'InternalServerErrorException' } }, 500]
          : [{ data, error: null }],
      ),
    );
    const contentEnd = await startBackEnd(
      responding(content, sandbox.content.fetch, (collection, attributes) => {
        const record = attributes === null ? null : { id: 1, attributes };
        if (LISTS.has(collection)) return [{ data: record === null ? [] : [record], meta: {} }];
        return [{ data: record, meta: {} }, record === null ? 404 : 200];
      }),
    );
    started.push(platformEnd, contentEnd);
    Object.assign(env, { PLATFORM_URL: platformEnd.origin, CONTENT_URL: contentEnd.origin });
    env.READ_TIMEOUT_MS ??= 5_000;
    env.UPSTREAM_MAX_BYTES ??= 50_000_000;
  });
  beforeEach(forgetReads);
  afterAll(async () => {
    vi.unstubAllEnvs();
    sandbox.close();
    await Promise.all(started.map((end) => end.close()));
  });
  return { platform, content };
}

type ResultOf = (name: string, query: URLSearchParams) => unknown;
/** Wraps a test's return value into body and status. */
type Wrap = (name: string, result: unknown) => [body: object, status?: number];

function responding(resultOf: ResultOf, fetchSandbox: (request: Request) => Promise<Response>, wrap: Wrap) {
  return (response: ServerResponse, { url, method }: ReceivedRequest): void => {
    const address = new URL(url, 'http://back-end.test');
    const name = address.pathname.slice('/api/'.length);
    try {
      const result = resultOf(name, address.searchParams);
      if (result === undefined) void passOn(response, fetchSandbox(new Request(address, { method })));
      else send(response, ...wrap(name, result));
    } catch {
      response.destroy();
    }
  };
}

function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function passOn(response: ServerResponse, pending: Promise<Response>): Promise<void> {
  const received = await pending;
  send(response, await received.json(), received.status);
}

import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { contentState } from '@/lib/content/content-state.server';
import { createSandbox } from '@/sandbox/index';
import { startBackEnd, type BackEnd, type ReceivedRequest } from './back-end';
import { shared } from '@/server/shared-state.mjs';

const LISTS = new Set(['page-seo', 'settings-seo']);

/**
 * Servers on free ports in place of the platform and the content system; their addresses are put into `env`. `platform`
 * answers with the data of a method, `content` with the record of a collection, both with null for what fails or is not
 * there; who throws breaks the connection off. A read that is answered with `undefined` is answered by the sandbox.
 * Caches are empty when a test begins.
 */
export function serverBackEnds(env: Record<string, unknown>) {
  const platform = vi.fn<(method: string, query: URLSearchParams) => unknown>();
  const content = vi.fn<(collection: string, query: URLSearchParams) => unknown>();
  const sandbox = createSandbox({ database: ':memory:', isControlEnabled: false });
  const started: BackEnd[] = [];

  beforeAll(async () => {
    vi.stubEnv('LOG_LEVEL', 'silent');
    const platformEnd = await startBackEnd(
      answering(platform, sandbox.platform.fetch, (_, data) =>
        data === null
          ? [{ data, error: { type: 'InternalServerErrorException' } }, 500]
          : [{ data, error: null }],
      ),
    );
    const contentEnd = await startBackEnd(
      answering(content, sandbox.content.fetch, (collection, attributes) => {
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
  beforeEach(() => {
    shared.publicReads?.clear();
    contentState.running.clear();
    contentState.finished.clear();
    contentState.lastGood.clear();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    sandbox.close();
    await Promise.all(started.map((end) => end.close()));
  });
  return { platform, content };
}

type Ask = (name: string, query: URLSearchParams) => unknown;
/** Body and status of what a test answered. */
type Wrap = (name: string, answer: unknown) => [body: object, status?: number];

function answering(ask: Ask, fetchSandbox: (request: Request) => Promise<Response>, wrap: Wrap) {
  return (response: ServerResponse, { url, method }: ReceivedRequest): void => {
    const address = new URL(url, 'http://back-end.test');
    const name = address.pathname.slice('/api/'.length);
    try {
      const answer = ask(name, address.searchParams);
      if (answer === undefined) void passOn(response, fetchSandbox(new Request(address, { method })));
      else send(response, ...wrap(name, answer));
    } catch {
      response.destroy();
    }
  };
}

function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function passOn(response: ServerResponse, answered: Promise<Response>): Promise<void> {
  const answer = await answered;
  send(response, await answer.json(), answer.status);
}

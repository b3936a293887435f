import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closedOrigin, startBackEnd, type BackEnd } from '../../tests/support/back-end';

type Module = typeof import('./request.server');

let backEnd: BackEnd;
let requestUpstream: Module['requestUpstream'];
let UpstreamFailure: Module['UpstreamFailure'];

beforeAll(async () => {
  backEnd = await startBackEnd((response) => response.end('ok'));
  vi.resetModules();
  vi.stubEnv('PLATFORM_URL', backEnd.origin);
  vi.stubEnv('CONTENT_URL', backEnd.origin);
  vi.stubEnv('UPSTREAM_MAX_BYTES', '1000');
  ({ requestUpstream, UpstreamFailure } = await import('./request.server'));
});
beforeEach(() => backEnd.reset());
afterAll(async () => {
  vi.unstubAllEnvs();
  await backEnd.close();
});

async function reasonOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => new Error('answered'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UpstreamFailure);
  return error instanceof UpstreamFailure ? error.reason : '';
}

const ask = (options: Partial<Parameters<Module['requestUpstream']>[0]> = {}) =>
  requestUpstream({ url: `${backEnd.origin}/a`, timeoutMs: 500, ...options });

describe('requestUpstream', () => {
  it('gives status, headers and bytes, whatever the status', async () => {
    backEnd.answer = (response) => {
      response.writeHead(418, { 'x-a': '1', 'set-cookie': ['a=1', 'b=2'] });
      response.end(Buffer.from([0, 255, 10]));
    };
    const answer = await ask();
    expect(answer.status).toBe(418);
    expect(answer.headers).toMatchObject({ 'x-a': '1', 'set-cookie': ['a=1', 'b=2'] });
    expect([...answer.bytes]).toEqual([0, 255, 10]);
  });

  it('hands a redirect back instead of following it', async () => {
    backEnd.answer = (response) => response.writeHead(302, { location: '/b' }).end();
    expect((await ask()).status).toBe(302);
    expect(backEnd.requests).toHaveLength(1);
  });

  it('takes an answer as large as the limit and refuses a larger one', async () => {
    backEnd.answer = (response) => response.end('x'.repeat(1_000));
    expect((await ask()).bytes).toHaveLength(1_000);
    backEnd.answer = (response) => response.end('x'.repeat(1_001));
    expect(await reasonOf(ask())).toBe('too-large');
  });

  it('ends an answer that never ends', async () => {
    backEnd.answer = (response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    };
    expect(await reasonOf(ask({ timeoutMs: 120 }))).toBe('timeout');
  });

  it('ends a wait for the first byte', async () => {
    backEnd.answer = () => undefined;
    expect(await reasonOf(ask({ timeoutMs: 80 }))).toBe('timeout');
  });

  it('tells a refused connection from a cut one', async () => {
    expect(await reasonOf(ask({ url: `${await closedOrigin()}/a` }))).toBe('refused');
    backEnd.answer = (response) => response.destroy();
    expect(await reasonOf(ask())).toBe('cut');
  });

  it('a caller who gives up is told apart from a time limit', async () => {
    backEnd.answer = () => undefined;
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 20);
    expect(await reasonOf(ask({ signal: caller.signal }))).toBe('aborted');
  });

  it('names the other side by its origin alone, never with what was asked', async () => {
    backEnd.answer = (response) => response.destroy();
    await expect(ask({ url: `${backEnd.origin}/a?token=secret` })).rejects.toThrow(`cut: ${backEnd.origin}`);
  });

  it('never asks twice', async () => {
    backEnd.answer = (response) => response.destroy();
    await reasonOf(ask());
    await reasonOf(ask({ method: 'POST', body: Buffer.from('a') }));
    expect(backEnd.requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });
});

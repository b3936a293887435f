import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
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
    () => new Error('responded'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UpstreamFailure);
  return error instanceof UpstreamFailure ? error.reason : '';
}

const send = (options: Partial<Parameters<Module['requestUpstream']>[0]> = {}) =>
  requestUpstream({ url: `${backEnd.origin}/a`, timeoutMs: 5_000, ...options });

describe('requestUpstream', () => {
  it('gives status, headers and bytes, whatever the status', async () => {
    backEnd.respond = (response) => {
      response.writeHead(418, { 'x-a': '1', 'set-cookie': ['a=1', 'b=2'] });
      response.end(Buffer.from([0, 255, 10]));
    };
    const response = await send();
    expect(response.status).toBe(418);
    expect(response.headers).toMatchObject({ 'x-a': '1', 'set-cookie': ['a=1', 'b=2'] });
    expect([...response.bytes]).toEqual([0, 255, 10]);
  });

  it.each([
    ['gzip', gzipSync],
    ['BR', brotliCompressSync],
    ['deflate', deflateSync],
  ])('reads what the other side compressed by %s unrequested', async (coding, compress) => {
    backEnd.respond = (response) => {
      const body = compress('{"data":1}');
      response.writeHead(200, { 'content-encoding': coding, 'content-length': body.length }).end(body);
    };
    const { bytes, headers } = await send();
    expect(Buffer.from(bytes).toString()).toBe('{"data":1}');
    expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, undefined]);
  });

  it('takes no more out of a compressed response than out of a plain one', async () => {
    backEnd.respond = (response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(100_000)));
    expect(await reasonOf(send())).toBe('too-large');
    backEnd.respond = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip');
    expect(await reasonOf(send())).toBe('cut');
  });

  it('hands a redirect back instead of following it', async () => {
    backEnd.respond = (response) => response.writeHead(302, { location: '/b' }).end();
    expect((await send()).status).toBe(302);
    expect(backEnd.requests).toHaveLength(1);
  });

  it('takes a response as large as the limit and refuses a larger one', async () => {
    backEnd.respond = (response) => response.end('x'.repeat(1_000));
    expect((await send()).bytes).toHaveLength(1_000);
    backEnd.respond = (response) => response.end('x'.repeat(1_001));
    expect(await reasonOf(send())).toBe('too-large');
  });

  it('ends a response that never ends', async () => {
    backEnd.respond = (response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    };
    expect(await reasonOf(send({ timeoutMs: 120 }))).toBe('timeout');
  });

  it('ends a wait for the first byte', async () => {
    backEnd.respond = () => undefined;
    expect(await reasonOf(send({ timeoutMs: 80 }))).toBe('timeout');
  });

  it('distinguishes a refused connection from a cut one', async () => {
    expect(await reasonOf(send({ url: `${await closedOrigin()}/a` }))).toBe('refused');
    backEnd.respond = (response) => response.destroy();
    expect(await reasonOf(send())).toBe('cut');
  });

  it('a caller who gives up is distinguished from a time limit', async () => {
    backEnd.respond = () => undefined;
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 20);
    expect(await reasonOf(send({ signal: caller.signal }))).toBe('aborted');
  });

  it('names the other side by its origin alone, never with the requested path', async () => {
    backEnd.respond = (response) => response.destroy();
    await expect(send({ url: `${backEnd.origin}/a?token=secret` })).rejects.toThrow(`cut: ${backEnd.origin}`);
  });

  it('R-CMS-01, decision 0006: sends nothing again that got no response in time, on a used connection either', async () => {
    await send();
    await free();
    backEnd.respond = () => undefined;
    // Of two equally long timeouts either may fire first.
    const { timeout } = AbortSignal;
    const late = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => timeout.call(AbortSignal, ms + 1_500));
    expect(await reasonOf(send({ timeoutMs: 100 }))).toBe('timeout');
    late.mockRestore();
    expect(backEnd.requests).toHaveLength(2);
  });

  describe('decision 0006: a connection that was closed while it was idle', () => {
    /** Responds once and then closes the connection under the next request on it. */
    function closingServer() {
      const seen: string[] = [];
      const used = new WeakSet<Socket>();
      const server = createServer((incoming, response) => {
        const { socket, method = '' } = incoming;
        seen.push(method);
        if (used.has(socket)) {
          socket.destroy();
          return;
        }
        used.add(socket);
        incoming.resume();
        response.end('ok');
      });
      return { seen, server };
    }

    it.each([
      ['GET', ['GET', 'GET', 'GET'], 'ok'],
      ['HEAD', ['GET', 'HEAD', 'HEAD'], ''],
    ])('a %s is sent once more', async (method, expected, text) => {
      const { seen, server } = closingServer();
      const url = await listening(server);
      await send({ url });
      await free();
      const response = await send({ url, method });
      expect([response.status, Buffer.from(response.bytes).toString()]).toEqual([200, text]);
      expect(seen).toEqual(expected);
      server.closeAllConnections();
      server.close();
    });

    it('a POST never is', async () => {
      const { seen, server } = closingServer();
      const url = await listening(server);
      await send({ url });
      await free();
      expect(await reasonOf(send({ url, method: 'POST', body: Buffer.from('a') }))).toBe('cut');
      expect(seen).toEqual(['GET', 'POST']);
      server.close();
    });

    it('a response that began, or a connection that never responded, is not requested again', async () => {
      const requests: string[] = [];
      const server = createServer((incoming, response) => {
        requests.push(incoming.url ?? '');
        if (incoming.url === '/whole') response.end('ok');
        else incoming.socket.end('HTTP/1.1 200 OK\r\nContent-Le');
      });
      const url = await listening(server);
      await send({ url: `${url}whole` });
      await free();
      expect(await reasonOf(send({ url: `${url}half` }))).toBe('cut');
      expect(await reasonOf(send({ url: `${url}half` }))).toBe('cut');
      expect(requests).toEqual(['/whole', '/half', '/half']);
      server.close();
    });
  });

  it('never retries on a fresh connection', async () => {
    const server = createServer((incoming) => {
      methods.push(incoming.method ?? '');
      incoming.socket.destroy();
    });
    const methods: string[] = [];
    const url = await listening(server);
    await reasonOf(send({ url }));
    await reasonOf(send({ url, method: 'POST', body: Buffer.from('a') }));
    expect(methods).toEqual(['GET', 'POST']);
    server.close();
  });
});

/** The pool reuses a connection for the next request only after the current tick. */
function free(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 20));
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

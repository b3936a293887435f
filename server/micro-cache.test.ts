import {
  createServer,
  request as rawRequest,
  type IncomingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteResponse } from './response.mjs';
import { MicroCache } from './micro-cache.mjs';

const FOR_ALL = { 'cache-control': 'public, max-age=0, must-revalidate', 'x-nextjs-cache': 'HIT' };
interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let sent: MicroCache;
/** How the site makes a response; counted. */
let make: (response: ServerResponse) => void;
let made = 0;
const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
  response.setHeader('x-request-id', `id-${made}`);
  if (sent.serve(request, response)) return;
  made += 1;
  make(response);
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  sent = new MicroCache();
  made = 0;
  make = (response) => page(response);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function page(response: ServerResponse, headers: Record<string, string> = {}, status = 200) {
  response.writeHead(status, { ...FOR_ALL, 'content-type': 'text/html', etag: '"a"', ...headers });
  response.write(`page `);
  response.end(Buffer.from(String(made)));
}

function send(path = '/', headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    rawRequest({ port, host: '127.0.0.1', path, headers, method, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}
const bodyOf = async (...args: Parameters<typeof send>) => (await send(...args)).body;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('a page that is the same for everybody (decision 0028)', () => {
  it('is made once a second, whole, under the id of each request', async () => {
    expect(await bodyOf()).toBe('page 1');
    const again = await send();
    expect(again.body).toBe('page 1');
    expect(again.headers).toMatchObject({
      ...FOR_ALL,
      'content-type': 'text/html',
      'content-length': '6',
      'x-request-id': 'id-1',
    });
    later(1_001);
    expect(await bodyOf()).toBe('page 2');
    expect(sent.hits).toBe(1);
  });

  it('keeps its bytes while the site writes the same text, and takes the new ones at a change', async () => {
    const joined = vi.spyOn(Buffer, 'concat');
    let text = 'Salut é';
    make = (response) => void response.writeHead(200, FOR_ALL).end(text);
    for (let second = 0; second < 3; second += 1) {
      expect(await bodyOf()).toBe('Salut é');
      expect(await bodyOf()).toBe('Salut é');
      later(1_001);
    }
    expect([made, joined.mock.calls.length]).toEqual([3, 1]);
    text = 'Salut à tous';
    expect(await bodyOf()).toBe('Salut à tous');
    expect(await bodyOf()).toBe('Salut à tous');
    expect([made, joined.mock.calls.length]).toEqual([4, 2]);
    joined.mockRestore();
  });

  it('responds with 304 to whoever has it, and to HEAD without a body', async () => {
    await send();
    const known = await send('/', { 'if-none-match': 'W/"b", W/"a"' });
    expect([known.status, known.body, known.headers.etag]).toEqual([304, '', 'W/"a"']);
    expect(await bodyOf('/', { 'if-none-match': '"b"' })).toBe('page 1');
    const head = await send('/', {}, 'HEAD');
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '6']);
  });

  it('is sent to the others while the first request waits for the next one, and no longer than three seconds', async () => {
    await send();
    later(1_001);
    let finish = () => undefined as unknown;
    make = (response) => (finish = () => page(response));
    const first = bodyOf();
    await expect.poll(() => made).toBe(2);
    expect(await bodyOf()).toBe('page 1');
    later(2_000);
    const late = bodyOf();
    await expect.poll(() => made).toBe(3);
    make = (response) => page(response);
    finish();
    expect(await late).toBe('page 3');
    server.closeAllConnections();
    await expect(first).rejects.toThrow();
  });

  it('is dropped at a change, a response begun before it too', async () => {
    await send();
    sent.clear();
    let finish = () => undefined as unknown;
    make = (response) => (finish = () => page(response));
    const old = bodyOf();
    await expect.poll(() => made).toBe(2);
    sent.clear();
    make = (response) => page(response);
    finish();
    expect(await old).toBe('page 2');
    expect(await bodyOf()).toBe('page 3');
    expect(await bodyOf()).toBe('page 3');
  });

  it('is stored by address, host and compression', async () => {
    const different: Parameters<typeof send>[] = [
      ['/'],
      ['/fr'],
      ['/', { host: 'other' }],
      ['/', { 'x-forwarded-host': 'other' }],
      ['/', { 'x-forwarded-proto': 'https' }],
      ['/', { 'accept-encoding': 'gzip' }],
    ];
    for (const [index, args] of different.entries()) expect(await bodyOf(...args)).toBe(`page ${index + 1}`);
  });

  it('no more than 512 are stored, the newest', async () => {
    await send('/p0');
    const between = Array.from({ length: 511 }, (_, index) => `/p${index + 1}`);
    while (between.length > 0) await Promise.all(between.splice(0, 50).map((path) => send(path)));
    await send('/p512');
    expect(await bodyOf('/p512')).toBe('page 513');
    expect(await bodyOf('/p0')).toBe('page 514');
  });
});

describe('never sent again', () => {
  it.each<[string, Record<string, string>, number]>([
    ['a private page', { 'cache-control': 'private, no-store' }, 200],
    ['one with a cookie', { 'set-cookie': 'a=b' }, 200],
    ['one made for this request', { 'x-nextjs-cache': 'MISS' }, 200],
    ['one past its life', { 'x-nextjs-cache': 'STALE' }, 200],
    ['a missing page', {}, 404],
  ])('%s', async (_what, headers, status) => {
    make = (response) => page(response, headers, status);
    expect([await bodyOf(), await bodyOf()]).toEqual(['page 1', 'page 2']);
  });

  it.each<[string, Parameters<typeof send>]>([
    ['with a query', ['/?a=1']],
    ['of a preview', ['/', { cookie: 'a=b; __prerender_bypass=x' }]],
    ['of an editor', ['/', { cookie: 'strapi_jwt=x' }]],
    ['of Next.js for data', ['/', { rsc: '1' }]],
    ['with a state', ['/', { 'next-router-prefetch': '1' }]],
    ['with a header of Next.js', ['/', { 'x-middleware-subrequest': 'middleware' }]],
    ['for a part', ['/', { range: 'bytes=0-1' }]],
    ['that is no reading', ['/', {}, 'POST']],
    ['for a file', ['/sw.js']],
    ['to the gateway', ['/api/games.get']],
  ])('to a request %s', async (_what, args) => {
    expect(await bodyOf()).toBe('page 1');
    expect([await bodyOf(...args), await bodyOf(...args)]).toEqual(['page 2', 'page 3']);
    expect(await bodyOf()).toBe('page 1');
  });

  it('a response that broke off', async () => {
    make = (response) => {
      response.writeHead(200, FOR_ALL);
      response.write('half', () => response.destroy());
    };
    await expect(send()).rejects.toThrow();
    make = (response) => page(response);
    expect(await bodyOf()).toBe('page 2');
  });
});

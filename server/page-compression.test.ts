import { readFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { etagOf } from './next-internals/etag.mjs';
import { SiteResponse } from './response.mjs';
import { PageCompression, takesBrotli } from './page-compression.mjs';

const TEXT = `<!DOCTYPE html>${'<p>A page says most things twice.</p>'.repeat(200)}`;

/** A long text with realistic prose. */
const page = (name: string) => `<h1>${name}</h1>${readFileSync('docs/architecture.md', 'utf8')}`;

let server: Server | undefined;
let pages = new PageCompression();
afterEach(() => server?.close());

interface Received {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Responds as Next.js does: headers one by one, wrapped in its own compression, the text at the end. */
async function serve(
  listener: RequestListener,
): Promise<(accepted?: string, method?: string) => Promise<Received>> {
  pages = new PageCompression();
  server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    pages.watch(request, response);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (accepted, method = 'GET') =>
    new Promise((resolve, reject) => {
      const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
      get({ host: '127.0.0.1', port, headers, method }, (received) => {
        const parts: Buffer[] = [];
        received.on('data', (part: Buffer) => parts.push(part));
        received.on('end', () => resolve({ headers: received.headers, body: Buffer.concat(parts) }));
      }).on('error', reject);
    });
}

const cached =
  (text = TEXT, extra: Record<string, string> = {}): RequestListener =>
  (request, response) => {
    const headers = {
      'x-nextjs-cache': 'HIT',
      etag: `"${text.length}"`,
      'content-type': 'text/html',
      ...extra,
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('content-length', Buffer.byteLength(text));
    response.end(request.method === 'HEAD' ? null : text);
  };

describe('a cached page', () => {
  it('is sent compressed by brotli to whoever takes it, with the length it has then', async () => {
    const send = await serve(cached());
    const { headers, body } = await send('gzip, deflate, br');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-length']).toBe(String(body.length));
    expect(brotliDecompressSync(body).toString()).toBe(TEXT);
  });

  it('is compressed better once it is requested again', async () => {
    const words = page('words');
    const send = await serve(cached(words));
    const { length } = (await send('br')).body;
    await expect.poll(async () => (await send('br')).body.length).toBeLessThan(length);
    expect(brotliDecompressSync((await send('br')).body).toString()).toBe(words);
  });

  it('is sent as changed as soon as it has changed', async () => {
    let text = TEXT;
    const send = await serve((request, response) => cached(text)(request, response));
    await send('br');
    text += '<p>New</p>';
    expect(brotliDecompressSync((await send('br')).body).toString()).toBe(text);
  });

  it.each([undefined, 'gzip', 'br;q=0', 'identity'])('is left to Next.js for %s', async (accepted) => {
    const send = await serve(cached());
    const { headers, body } = await send(accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(TEXT);
  });

  it('has no body where only its head is requested', async () => {
    const send = await serve(cached());
    const { headers, body } = await send('br', 'HEAD');
    expect(body).toHaveLength(0);
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('a regenerated page', () => {
  it.each([
    ['is compressed well before it is requested, when its last version was', true],
    ['waits for a request, when nobody took its last version', false],
  ])('%s', async (_name, isTaken) => {
    const before = page('before');
    const after = page('after');
    let text = before;
    const send = await serve((request, response) => cached(text, { etag: etagOf(text) })(request, response));
    if (isTaken) await send('br');
    await compressed();
    text = after;
    pages.follow(before, after);
    await compressed();
    const first = (await send('br')).body.length;
    await send('br');
    await compressed();
    const later = (await send('br')).body.length;
    if (isTaken) expect(first).toBe(later);
    else expect(first).toBeGreaterThan(later);
  });
});

it('a page regenerated while its response is compressed well is not forgotten', async () => {
  const [before, after] = [page('before'), page('after')];
  let text = before;
  const send = await serve((request, response) => cached(text, { etag: etagOf(text) })(request, response));
  await send('br');
  await send('br');
  pages.follow(before, after);
  await compressed();
  text = after;
  const first = (await send('br')).body.length;
  await send('br');
  await compressed();
  expect((await send('br')).body.length).toBe(first);
});

describe('what is no cached page', () => {
  it.each<[string, RequestListener]>([
    ['a response of its own', (_, response) => response.setHeader('content-type', 'text/html').end(TEXT)],
    [
      'an unchanged page',
      (_, response) => void response.setHeader('x-nextjs-cache', 'HIT').writeHead(304).end(),
    ],
    ['data', cached(TEXT, { 'content-type': 'text/x-component' })],
    ['a small page', cached('<p>Small</p>')],
    ['what is compressed already', cached(TEXT, { 'content-encoding': 'gzip' })],
  ])('is left as it is: %s', async (_name, listener) => {
    const send = await serve(listener);
    expect((await send('br')).headers['content-encoding']).not.toBe('br');
  });
});

it.each([
  ['br', true],
  ['gzip, deflate, br', true],
  ['gzip,br;q=0.5,*;q=0', true],
  ['BR', true],
  ['br;q=0', false],
  ['br;q=0.000', false],
  ['brotli', false],
  ['', false],
  [undefined, false],
])('accept-encoding %j takes brotli: %s', (accepted, expected) => {
  expect(takesBrotli(accepted)).toBe(expected);
});

/** Waits until the best compression is finished. */
async function compressed(): Promise<void> {
  // By then the work started by the last response is known.
  await new Promise((resolve) => void setImmediate(resolve));
  await expect.poll(() => pages.isIdle).toBe(true);
}

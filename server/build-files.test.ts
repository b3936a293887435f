import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFiles } from './compress-build-files.mjs';
import { BuildFiles } from './build-files.mjs';

const CODE = 'export const names = ["one", "two"];\n'.repeat(60);
let folder = '';
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  mkdirSync(join(folder, 'chunks'));
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'chunks/a.js'), CODE);
  writeFileSync(join(folder, 'chunks/a.css'), '.a{color:red}'.repeat(100));
  writeFileSync(join(folder, 'chunks/small.js'), 'a()');
  writeFileSync(join(folder, 'media/f.woff2'), CODE);
  expect(await compressFiles(folder)).toBe(2);
  const files = new BuildFiles(folder);
  server = createServer((request, response) => {
    if (!files.serve(request, response)) response.end('Next.js');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const all = { 'accept-encoding': 'gzip, br', ...headers };
    get({ host: '127.0.0.1', port, path, method, headers: all }, (received) => {
      const parts: Buffer[] = [];
      received.on('data', (part: Buffer) => parts.push(part));
      received.on('end', () =>
        resolve({ status: received.statusCode, headers: received.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });
}

describe('a file of the build', () => {
  it('is sent as the build compressed it, for ever', async () => {
    const { status, headers, body } = await send('/_next/static/chunks/a.js');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(body.length),
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(body).toString()).toBe(CODE);
  });

  it('is found whatever query follows it, and has its type', async () => {
    const { headers } = await send('/_next/static/chunks/a.css?dpl=1');
    expect(headers['content-type']).toBe('text/css; charset=UTF-8');
  });

  it('has the same headers without its body', async () => {
    const { headers, body } = await send('/_next/static/chunks/a.js', {}, 'HEAD');
    expect(headers['content-encoding']).toBe('br');
    expect(body).toHaveLength(0);
  });

  it.each([
    ['who does not take brotli', '/_next/static/chunks/a.js', { 'accept-encoding': 'gzip' }],
    ['who refuses it', '/_next/static/chunks/a.js', { 'accept-encoding': 'br;q=0, gzip' }],
    ['who wants a part', '/_next/static/chunks/a.js', { range: 'bytes=0-9' }],
    ['what is smaller than a packet', '/_next/static/chunks/small.js', {}],
    ['what is compressed by itself', '/_next/static/media/f.woff2', {}],
    ['the compressed file by its own name', '/_next/static/chunks/a.js.br', {}],
    ['what is not there', '/_next/static/chunks/../../server.js', {}],
    ['a page', '/', {}],
  ])('leaves to Next.js: %s', async (_, path, headers) => {
    expect((await send(path, headers)).body.toString()).toBe('Next.js');
  });

  it('is Next.js’s to refuse for other verbs', async () => {
    expect((await send('/_next/static/chunks/a.js', {}, 'POST')).body.toString()).toBe('Next.js');
  });

  it('is nothing where no build is', () => {
    const none = new BuildFiles(join(folder, 'nowhere'));
    const request = { method: 'GET', url: '/_next/static/chunks/a.js', headers: {} };
    expect(none.serve(request as never, {} as never)).toBe(false);
  });
});

// @vitest-environment node
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { afterEach, expect, it } from 'vitest';
import { SiteResponse } from './response.mjs';

let stop = () => {};
afterEach(() => stop());

type Send = (response: ServerResponse) => void;

/** The response of a server on which the given listener sends an HTML page with this status. */
async function fetched(path: string, status: number, send: Send, method = 'GET'): Promise<Response> {
  const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    response.expect(request);
    response.statusCode = status;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('etag', '"a"');
    send(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => server.close();
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' });
}

async function responseOf(...request: Parameters<typeof fetched>) {
  const response = await fetched(...request);
  const { status: sent, headers } = response;
  return {
    status: sent,
    type: headers.get('content-type'),
    vary: headers.get('vary'),
    etag: headers.get('etag'),
    text: await response.text(),
  };
}

const PLAIN = { status: 404, type: 'text/plain; charset=utf-8', vary: null, etag: null, text: 'Not found' };
const whole = (response: ServerResponse) => response.end('<html>shell</html>');
const inParts = (response: ServerResponse) => {
  response.write('<html>');
  response.end('shell</html>');
};

it.each([
  '/_next/static/x.js',
  '/icons/none.svg',
  '/fonts/a.woff2',
  '/offline/x',
  '/platform',
  '/content?a=1',
  '/api/a/b',
  '/oauth',
  '/preview/x',
  '/.well-known/none',
  '/sitemaps/none.xml',
])('a missing file gets plain text: %s', async (path) => {
  expect(await responseOf(path, 404, whole)).toEqual(PLAIN);
  expect(await responseOf(path, 404, inParts)).toEqual(PLAIN);
  expect(await responseOf(path, 404, whole, 'HEAD')).toEqual({ ...PLAIN, text: '' });
});

it('a response of another kind stays', async () => {
  const asJson = (response: ServerResponse) => {
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  };
  expect(await responseOf('/api/none', 404, asJson)).toEqual({
    status: 404,
    type: 'application/json',
    vary: null,
    etag: '"a"',
    text: '{}',
  });
});

it('a missing file without a body gets it too', async () => {
  const bare = (response: ServerResponse) => {
    response.removeHeader('content-type');
    response.end();
  };
  expect(await responseOf('/.well-known/security.txt', 404, bare)).toEqual(PLAIN);
});

it('pages that are missing, and files that are there, stay as they are', async () => {
  const page = { type: 'text/html; charset=utf-8', vary: null, etag: '"a"', text: '<html>shell</html>' };
  for (const path of ['/none', '/platforms', '/fr/api/x', '/contents/x']) {
    expect(await responseOf(path, 404, inParts)).toEqual({ status: 404, ...page });
  }
  expect(await responseOf('/_next/static/x.js', 200, inParts)).toEqual({ status: 200, ...page });
});

it('R-GUARD-22: what Next.js sets after the head is what it reads back: a target without a visitor’s query', async () => {
  const readBack: unknown[] = [];
  const load = createRequire(import.meta.url);
  const { patchSetHeaderWithCookieSupport } = load('next/dist/server/lib/patch-set-header') as {
    patchSetHeaderWithCookieSupport(request: object, response: object): void;
  };
  await responseOf('/gamehall/none?a=1', 307, (response) => {
    patchSetHeaderWithCookieSupport(response.req, response);
    response.setHeader('location', '/gamehall');
    response.end();
    readBack.push(response.getHeader('location'));
    response.setHeader('location', '/gamehall');
    readBack.push(response.getHeader('location'));
    response.setHeader('location', '/offers');
    readBack.push(response.getHeader('location'));
  });
  expect(readBack).toEqual(['/gamehall?a=1', '/gamehall', '/offers']);
});

it.each([
  ['rsc, next-url', 'rsc, next-url, Accept-Encoding'],
  ['rsc, Accept-Encoding', 'rsc, Accept-Encoding'],
  [null, 'Accept-Encoding'],
])('a 304 varies by encoding as its page does: %s', async (vary, sent) => {
  const unchanged = (response: ServerResponse) => {
    if (vary !== null) response.setHeader('vary', vary);
    response.end();
  };
  expect((await responseOf('/offers', 304, unchanged)).vary).toBe(sent);
  expect((await responseOf('/offers', 200, unchanged)).vary).toBe(vary);
});

it.each([
  [200, 'rsc, Accept-Encoding', 'W/"a"'],
  [304, null, 'W/"a"'],
  // One encoding only, as of a picture: a part of it may be requested by its ETag.
  [200, 'rsc', '"a"'],
] as const)('an ETag that stands for several encodings is weak: %s, Vary: %s', async (status, vary, sent) => {
  const { etag } = await responseOf('/offers', status, (response) => {
    if (vary !== null) response.setHeader('vary', vary);
    response.end();
  });
  expect(etag).toBe(sent);
});

it.each([
  ['/gamehall/gone?a=b/c&x=%20&y=%E9', '/gamehall?a=b/c&x=%20&y=%E9'],
  ['/gamehall/gone', '/gamehall'],
])(
  'R-GUARD-22 a category redirects %s with the query as it was sent, though Next.js rewrote it',
  async (url, to) => {
    const { headers } = await fetched(url, 307, (response) => {
      const { req: request } = response;
      const at = url.indexOf('?');
      request.headers['x-raw-query'] = at === -1 ? '' : url.slice(at);
      request.url = url.replace(/\?.*/, (query) => `?${String(new URLSearchParams(query))}`);
      response.setHeader('location', '/gamehall');
      response.end();
    });
    expect(headers.get('location')).toBe(to);
  },
);

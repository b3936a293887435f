import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The response of a server with completed headers, as a browser gets it. */
async function send(handle: RequestListener, site = 'http://localhost', wanted = ''): Promise<Response> {
  vi.stubEnv('SITE_URL', site);
  vi.stubEnv('HSTS', wanted);
  const { SiteResponse } = await import('./response.mjs');
  const { serverSettings } = await import('./settings.mjs');
  const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    response.settings = serverSettings();
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

describe('completeHeaders', () => {
  it('SEC: whoever responds, types are not guessed and no other site reads it', async () => {
    const { headers } = await send((_request, response) => response.end('x'));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('lets no cache in between store what Next.js means for its own', async () => {
    const sentFor = async (value: string) => {
      const { headers } = await send((_request, response) =>
        response.setHeader('cache-control', value).end(),
      );
      return headers.get('cache-control');
    };
    expect(await sentFor('s-maxage=60, stale-while-revalidate=31535940')).toBe(
      'public, max-age=0, must-revalidate',
    );
    expect(await sentFor('private, no-store')).toBe('private, no-store');
  });

  it('a document does not say that its connection stays open, but says where it closes', async () => {
    const page = (response: ServerResponse) => response.setHeader('content-type', 'text/html').end('<p>');
    const open = await send((_request, response) => page(response));
    expect(open.headers.has('connection')).toBe(false);
    expect(open.headers.has('keep-alive')).toBe(false);
    expect(await open.text()).toBe('<p>');
    const closed = await send((_request, response) => page(response.setHeader('connection', 'close')));
    expect(closed.headers.get('connection')).toBe('close');
    const file = await send((_request, response) => response.end('x'));
    expect(file.headers.get('connection')).toBe('keep-alive');
  });

  it('SEC: requires https only where the site has it', async () => {
    const end: RequestListener = (_request, response) => void response.end();
    expect((await send(end)).headers.has('strict-transport-security')).toBe(false);
    expect((await send(end, 'http://localhost', 'domain')).headers.has('strict-transport-security')).toBe(
      false,
    );
  });

  it.each([
    ['', 'max-age=63072000'],
    ['domain', 'max-age=63072000; includeSubDomains; preload'],
    ['host', 'max-age=63072000'],
    ['off', null],
  ])('SEC: with HSTS=%s browsers are bound to https by %j', async (wanted, expected) => {
    const { headers } = await send(
      (_request, response) => void response.end(),
      'https://casino.example',
      wanted,
    );
    expect(headers.get('strict-transport-security')).toBe(expected);
  });

  it('sends a document nothing that only Next.js’s code reads', async () => {
    const internal = {
      'x-middleware-rewrite': '/en',
      'x-nextjs-prerender': '1',
      'x-nextjs-stale-time': '300',
    };
    const sendAs = (type: string) =>
      send((_request, response) => {
        response.setHeaders(new Map(Object.entries({ ...internal, 'content-type': type })));
        response.end();
      });
    const page = await sendAs('text/html; charset=utf-8');
    const data = await sendAs('text/x-component');
    for (const [name, value] of Object.entries(internal)) {
      expect(page.headers.has(name)).toBe(false);
      expect(data.headers.get(name)).toBe(value);
    }
  });

  it('keeps what a handler has set, once', async () => {
    const { headers } = await send((_request, response) => {
      response.setHeader('referrer-policy', 'no-referrer');
      response.setHeader('content-security-policy', 'sandbox');
      response.writeHead(200, { 'cross-origin-resource-policy': 'cross-origin' }).end();
    });
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toBe('sandbox');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it.each(['text/javascript', 'text/css', 'application/json', 'image/png'])(
    'does not lengthen a response of type %s by a policy nobody applies',
    async (type) => {
      const { headers } = await send((_request, response) => {
        response.setHeader('content-type', type);
        response.end();
      });
      expect(headers.has('content-security-policy')).toBe(false);
    },
  );

  it('SEC: a cached page is sent with one policy, its hashes among the scripts', async () => {
    const { headers } = await send((_request, response) => {
      response.setHeader(
        'content-security-policy',
        "default-src 'none'; script-src 'self' https://v.example",
      );
      response.appendHeader('content-security-policy', "script-src 'sha256-one=' 'sha256-two='");
      response.end();
    });
    expect(headers.get('content-security-policy')?.replace(/127\.0\.0\.1:\d+/, 'HOST')).toBe(
      "default-src 'none'; script-src localhost/_next/ HOST/_next/ 'sha256-one=' 'sha256-two=' https://v.example",
    );
  });

  it.each([
    [
      ["script-src 'self'", "script-src 'sha256-x=' 'unsafe-inline' *; frame-src *"],
      "script-src 'self' 'sha256-x='",
    ],
    [["script-src 'sha256-x='", "script-src 'self'"], "script-src 'self' 'sha256-x='"],
    ['sandbox', 'sandbox'],
  ])('SEC: hashes are all that a cached page adds: %j', async (policies, expected) => {
    const { onePolicy } = await import('./response-headers.mjs');
    expect(onePolicy(policies)).toBe(expected);
  });

  it('SEC: a cached page shown where the middleware does not look runs no script', async () => {
    const { onePolicy } = await import('./response-headers.mjs');
    expect(onePolicy("script-src 'sha256-x='")).toMatch(/^default-src 'none'(?!.*script-src)/);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closedOrigin, startBackEnd, type BackEnd } from '../../tests/support/back-end';

type Forward = typeof import('./forward.server');

const SITE = 'http://localhost:3000';

let platform: BackEnd;
let forward: Forward['forward'];
let forwardedPath: Forward['forwardedPath'];

beforeAll(async () => {
  platform = await startBackEnd((response) => response.end('ok'));
  vi.stubEnv('PLATFORM_URL', platform.origin);
  vi.stubEnv('CONTENT_URL', platform.origin);
  vi.stubEnv('LOG_LEVEL', 'silent');
  ({ forward, forwardedPath } = await waitingFor(15_000));
});
beforeEach(() => platform.reset());
afterAll(async () => {
  vi.unstubAllEnvs();
  await platform.close();
});

/** The module in a process where the back end may be silent for so many milliseconds. */
async function waitingFor(limitMs: number): Promise<Forward> {
  vi.resetModules();
  vi.stubEnv('GATEWAY_READ_TIMEOUT_MS', String(limitMs));
  return import('./forward.server');
}

function target(isMedia = false) {
  return { origin: platform.origin, from: '/platform', to: '/platform', isMedia };
}

describe('the path on the other side', () => {
  const media = { from: '/content/uploads', to: '/uploads' };

  it.each([
    ['/content/uploads/a.svg', '/uploads/a.svg'],
    ['/content/uploads/a%20b.svg?w=1&w=%2F2', '/uploads/a%20b.svg?w=1&w=%2F2'],
    ['/content/uploads/caf%C3%A9.png', '/uploads/caf%C3%A9.png'],
    ['/content/uploads/a..b.png', '/uploads/a..b.png'],
    ['/content/uploads', '/uploads'],
    ['/content/uploads?a=1?b=2', '/uploads?a=1?b=2'],
  ])('%s is requested as %s', (path, expected) => {
    expect(forwardedPath(`${SITE}${path}`, media)).toBe(expected);
  });

  it.each([
    '/content/uploads/../secret',
    '/content/uploads/%2e%2e/secret',
    '/content/uploads/.%2E/secret',
    '/content/uploads/a/..',
    '/content/uploads/./a',
    '/content/uploads/..%2fsecret',
    '/content/uploads/%2e%2e%2fsecret',
    '/content/uploads/..\\secret',
    '/content/uploads/..%5Csecret',
    '/content/uploads//evil.example/a',
    '/content/uploads/..;/secret',
    '/content/uploads/..;x=1/secret',
    '/content/uploads/%2e%2e%3b/secret',
    '/content/uploads/\t..',
    '/content/uploads/..#',
    '/content/uploads/a%00.svg',
    '/content/uploads-of-others/a',
    '/content/other',
    '/',
  ])('%s leaves the prefix and is refused', (path) => {
    expect(forwardedPath(`${SITE}${path}`, media)).toBeNull();
  });
});

describe('forward', () => {
  it('hands a redirect back with its cookies and does not follow it', async () => {
    platform.respond = (response) => {
      response.writeHead(302, {
        location: `${SITE}/?backUrl=%2Foffers`,
        'set-cookie': ['sid=abc; Domain=platform.example; Path=/', 'state=; Max-Age=0'],
      });
      response.end();
    };
    const response = await forward(
      new Request(`${SITE}/platform/return?code=a%2Fb`, { headers: { cookie: 'state=1' } }),
      target(),
    );
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${SITE}/?backUrl=%2Foffers`);
    expect(response.headers.getSetCookie()).toEqual(['sid=abc; Path=/', 'state=; Max-Age=0']);
    expect(platform.requests.map(({ url }) => url)).toEqual(['/platform/return?code=a%2Fb']);
    expect(platform.requests[0]?.headers.cookie).toBe('state=1');
  });

  it.each([
    ["'none'", "'self'"],
    ['https://a.example  https://b.example', "'self' https://a.example https://b.example"],
    ["https://a.example 'self'", "'self' https://a.example"],
  ])('the site may frame its games where FRAME_ANCESTORS is %s', async (configured, sent) => {
    vi.stubEnv('FRAME_ANCESTORS', configured);
    const { forward: framed } = await waitingFor(15_000);
    const { headers } = await framed(new Request(`${SITE}/platform/games/1`), target());
    expect(headers.get('content-security-policy')).toBe(`frame-ancestors ${sent}; object-src 'none'`);
  });

  it('passes verb and body on', async () => {
    const request = new Request(`${SITE}/platform/pay/1`, { method: 'POST', body: 'sum=10' });
    await forward(request, target());
    expect(platform.requests[0]).toMatchObject({ method: 'POST', body: Buffer.from('sum=10') });
  });

  it.each([
    ['text/html', '<svg/>'],
    ['image/svg+xml', '<html><script>alert(1)</script></html>'],
  ])('R-BAN-07 an .svg address whose response is %s %s is not handed on', async (type, body) => {
    platform.respond = (response) => {
      response.writeHead(200, { 'content-type': type });
      response.end(body);
    };
    const response = await forward(new Request(`${SITE}/platform/media/a.svg?v=1`), target(true));
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<');
  });

  it('a missing file is reported in plain text, whatever the other side sends', async () => {
    platform.respond = (response) => {
      response.writeHead(404, { 'content-type': 'text/html' });
      response.end('<html></html>');
    };
    const response = await forward(new Request(`${SITE}/platform/media/none`), target(true));
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found',
    ]);
  });

  it('media keep their cache headers and cannot run a script on this origin', async () => {
    platform.respond = (response) => {
      response.writeHead(200, {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=60',
        etag: '"a"',
        'content-security-policy': 'script-src *',
      });
      response.end('<svg/>');
    };
    const { headers } = await forward(new Request(`${SITE}/platform/media/a.svg`), target(true));
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.get('etag')).toBe('"a"');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  });

  it.each([
    ['text/javascript', 'alert(1)'],
    ['text/html', '<script>alert(1)</script>'],
    ['application/pdf', '%PDF-1.7'],
    ['application/wasm', '\0asm'],
    ['image/png', ' <script>alert(1)</script>'],
    ['', 'alert(1)'],
  ])('media of type %j with %j are octets to be saved', async (type, body) => {
    platform.respond = (response) => {
      response.writeHead(200, {
        ...(type === '' ? {} : { 'content-type': type }),
        'set-cookie': 'sid=evil',
        location: 'https://evil.example/',
        'cache-control': 'public',
      });
      response.end(body);
    };
    const { headers, status } = await forward(new Request(`${SITE}/platform/media/evil.js`), target(true));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('location')).toBeNull();
  });

  it.each(['image/webp', 'audio/mpeg', 'video/mp4', 'font/woff2', 'Image/PNG; charset=x'])(
    'media of type %s keep it',
    async (type) => {
      platform.respond = (response) => {
        response.writeHead(200, { 'content-type': type });
        response.end(Buffer.from([137, 80, 78, 71]));
      };
      const { headers } = await forward(new Request(`${SITE}/platform/media/a`), target(true));
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('content-disposition')).toBeNull();
    },
  );

  it.each([true, false])(
    'holds a few buffers of what a visitor does not take (media: %s)',
    async (isMedia) => {
      const whole = 19_500_000;
      let sent = 0;
      platform.respond = (response) => {
        response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': whole });
        const chunk = Buffer.alloc(50_000, 1);
        const write = (): void => {
          while (sent < whole * 20) {
            sent += chunk.byteLength;
            if (!response.write(chunk)) return void response.once('drain', write);
          }
        };
        write();
        response.on('error', () => undefined);
      };
      const responses = await Promise.all(
        Array.from({ length: 20 }, () =>
          forward(new Request(`${SITE}/platform/media/a.mp4`), target(isMedia)),
        ),
      );
      const readers = responses.flatMap(({ body }) => (body ? [body.getReader()] : []));
      await Promise.all(readers.map((reader) => reader.read()));
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(process.memoryUsage().arrayBuffers).toBeLessThan(150_000_000);
      // The socket buffers at both ends of a connection count too: some megabytes.
      expect(sent / 20).toBeLessThan(whole / 2);
      await Promise.all(readers.map((reader) => reader.cancel()));
    },
  );

  it.each([204, 304])('a response of HTTP %i has no body', async (status) => {
    platform.respond = (response) => {
      response.writeHead(status, { etag: '"a"' });
      response.end();
    };
    const headers = { 'if-none-match': '"a"' };
    const response = await forward(new Request(`${SITE}/platform/media/a.svg`, { headers }), target(true));
    expect(response.status).toBe(status);
    expect(response.body).toBeNull();
    expect(response.headers.get('etag')).toBe('"a"');
    expect(platform.requests[0]?.headers['if-none-match']).toBe('"a"');
  });

  it('HEAD sends HEAD and has no body', async () => {
    platform.respond = (response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': '1000' });
      response.end();
    };
    const response = await forward(
      new Request(`${SITE}/platform/media/a.png`, { method: 'HEAD' }),
      target(true),
    );
    expect(platform.requests[0]?.method).toBe('HEAD');
    expect(response.headers.get('content-length')).toBe('1000');
    expect(response.body).toBeNull();
  });

  it('a part of a file stays a part', async () => {
    platform.respond = (response) => {
      response.writeHead(206, { 'content-range': 'bytes 0-1/4' });
      response.end('ab');
    };
    const headers = { range: 'bytes=0-1' };
    const response = await forward(new Request(`${SITE}/platform/media/a.mp3`, { headers }), target(true));
    expect(platform.requests[0]?.headers.range).toBe('bytes=0-1');
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 0-1/4');
    expect(await response.text()).toBe('ab');
  });

  it('refuses a path that leaves the prefix, and a body above a mebibyte', async () => {
    expect((await forward(new Request(`${SITE}/platform/a%2f..%2fb`), target())).status).toBe(404);
    const long = new Request(`${SITE}/platform/a`, { method: 'POST', body: 'x'.repeat(1_048_577) });
    expect((await forward(long, target())).status).toBe(413);
    expect(platform.requests).toEqual([]);
  });

  it('a side that is down is 502 and a slow one 504, in short plain words, requested once', async () => {
    const down = await forward(new Request(`${SITE}/platform/a`), {
      ...target(),
      origin: await closedOrigin(),
    });
    expect([down.status, down.headers.get('content-type')]).toEqual([502, 'text/plain; charset=utf-8']);
    platform.respond = () => undefined;
    const hurried = await waitingFor(2_000);
    expect((await hurried.forward(new Request(`${SITE}/platform/a`), target())).status).toBe(504);
    expect(platform.requests).toHaveLength(1);
  });

  it('a file that stalls after its headers is 504', async () => {
    platform.respond = (response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': 5_000 });
      response.write('a');
    };
    const hurried = await waitingFor(1_000);
    expect((await hurried.forward(new Request(`${SITE}/platform/a.png`), target(true))).status).toBe(504);
  });

  it('a visitor who reads nothing for longer than the back end may be silent still gets the file', async () => {
    const whole = 19_500_000;
    const file = Buffer.alloc(whole, 1);
    platform.respond = (response) => response.end(file);
    const limited = await waitingFor(3_000);
    const response = await limited.forward(new Request(`${SITE}/platform/a.mp4`), target(true));
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    expect((await response.arrayBuffer()).byteLength).toBe(whole);
  });

  it.each(['its length', 'no length'])(
    'a slow visitor gets all of a file of a back end that closes the connection, announced with %s',
    async (announced) => {
      const whole = 1_000_000;
      platform.respond = (response) => {
        response.useChunkedEncodingByDefault = false;
        const length = announced === 'its length' ? { 'content-length': whole } : {};
        response.writeHead(200, { connection: 'close', ...length }).end(Buffer.alloc(whole, 1));
      };
      const response = await forward(new Request(`${SITE}/platform/a.mp4`), target(true));
      let received = 0;
      for await (const chunk of response.body ?? []) {
        received += chunk.byteLength;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      expect(received).toBe(whole);
    },
  );
});

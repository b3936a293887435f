import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { shared } from '@/server/shared-state.mjs';
import { heldBytes } from '@/lib/upstream/held-bytes';
import { GET, POST } from './route';

const env = vi.hoisted(() => ({
  SITE_URL: 'https://site.test',
  CONTENT_URL: '',
  CONTENT_TOKEN: 'server-token' as string | undefined,
  GATEWAY_READ_TIMEOUT_MS: 0,
  GATEWAY_MAX_IN_FLIGHT: 3,
  GATEWAY_MAX_PER_ADDRESS: 2,
  UPSTREAM_MAX_BYTES: 1_000_000,
}));
vi.mock('@/lib/env/server', () => ({ env }));
vi.mock('@/lib/log', () => ({ log: { once: vi.fn() } }));

interface Seen {
  url: string;
  headers: IncomingHttpHeaders;
}

/** Of all responses held for visitors. */
const BUDGET_BYTES = 128 * 1_048_576;

let server: Server;
let seen: Seen[] = [];
let reply = { status: 200, type: 'application/json', body: '{"data":null,"meta":{}}', delayMs: 0 };
/** Files that do not exist. */
let missing: RegExp | null = null;

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', headers: request.headers });
    const { type, body, delayMs } = reply;
    const status = missing?.test(request.url ?? '') ? 404 : reply.status;
    const headers = { 'content-type': type, etag: '"1"', 'set-cookie': ['koa.sess=1; path=/', 'b=2'] };
    setTimeout(() => response.writeHead(status, headers).end(body), delayMs);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  env.CONTENT_URL = `http://127.0.0.1:${port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => {
  seen = [];
  missing = null;
  env.CONTENT_TOKEN = 'server-token';
  env.GATEWAY_READ_TIMEOUT_MS = 15_000;
  reply = { status: 200, type: 'application/json', body: '{"data":null,"meta":{}}', delayMs: 0 };
});

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`https://site.test${path}`, { headers });
  const parts = new URL(request.url).pathname.split('/').slice(2);
  return GET(request, { params: Promise.resolve({ path: parts }) });
}

async function failureOf(response: Response) {
  const { data, error } = await response.json();
  expect(data).toBeNull();
  expect(error).toEqual({
    status: response.status,
    name: expect.any(String),
    message: expect.any(String),
    details: {},
  });
  return response.status;
}

describe('/content/{collection}', () => {
  it('R-CMS-02 passes a read on with its query as it was sent and the token of the server', async () => {
    const response = await get('/content/page-seo?locale=en&filters%5Burl%5D%5B%24eq%5D=%2F');
    expect(await response.json()).toEqual({ data: null, meta: {} });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(seen[0]?.url).toBe('/api/page-seo?locale=en&filters%5Burl%5D%5B%24eq%5D=%2F');
    expect(seen[0]?.headers.authorization).toBe('Bearer server-token');
  });

  it('takes the visitor’s own token and nothing else of their cookies', async () => {
    await get('/content/common?locale=en', { cookie: 'sid=secret; strapi_jwt=abc.def-1' });
    expect(seen[0]?.headers.authorization).toBe('Bearer abc.def-1');
    expect(seen[0]?.headers.cookie).toBeUndefined();
  });

  it('sends no token where there is none', async () => {
    env.CONTENT_TOKEN = undefined;
    await get('/content/common?locale=en', { cookie: 'strapi_jwt=a b' });
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  it.each(['/content/users', '/content/common/1', '/content/admin', '/content/auth/local'])(
    'R-CMS-06 knows no %s',
    async (path) => {
      expect(await failureOf(await get(path))).toBe(404);
      expect(seen).toEqual([]);
    },
  );

  it.each(['status=draft', 'Status=draft', 'publicationState=preview', 'a=1&status%5B0%5D=draft'])(
    'refuses %s without a token of the visitor’s own',
    async (query) => {
      expect(await failureOf(await get(`/content/common?${query}`))).toBe(403);
      expect(seen).toEqual([]);
      expect((await get(`/content/common?${query}`, { cookie: 'strapi_jwt=own' })).status).toBe(200);
    },
  );

  it.each([
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://evil.test'],
    ['origin', 'null'],
  ])('refuses a call of another site: %s %s', async (name, value) => {
    expect(await failureOf(await get('/content/common', { [name]: value }))).toBe(400);
    expect(seen).toEqual([]);
  });

  it('passes a refusal of the content system through, with its status', async () => {
    const body =
      '{"data":null,"error":{"status":403,"name":"ForbiddenError","message":"Forbidden","details":{}}}';
    reply = { ...reply, status: 403, body };
    const response = await get('/content/common');
    expect(response.status).toBe(403);
    expect(await response.text()).toBe(body);
  });

  it('responds 502 to a page that is not JSON, and 504 on a timeout', async () => {
    reply = { ...reply, body: '<html>' };
    expect(await failureOf(await get('/content/common'))).toBe(502);
    env.GATEWAY_READ_TIMEOUT_MS = 300;
    reply = { ...reply, delayMs: 600 };
    expect(await failureOf(await get('/content/common'))).toBe(504);
  });

  it('serves so many at a time, and so many of one visitor; then a place is free again', async () => {
    reply = { ...reply, delayMs: 300 };
    const of = (address: string) => get('/content/common', { 'x-visitor-address': address });
    const taken = [of('203.0.113.7'), of('203.0.113.7')];
    const refused = await of('203.0.113.7');
    expect([await failureOf(refused), refused.headers.get('retry-after')]).toEqual([503, '1']);
    taken.push(of('203.0.113.8'));
    expect(await failureOf(await of('203.0.113.9'))).toBe(503);
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await of('203.0.113.7')).status).toBe(200);
    expect(shared.upstreamAgents?.has('pages'), 'the connections of pages').toBe(false);
  });

  it('SEC: counts a response until the visitor has received it, like one of the platform', async () => {
    const isAllFree = () => {
      const hasRoom = heldBytes.take(BUDGET_BYTES);
      if (hasRoom) heldBytes.giveBack(BUDGET_BYTES);
      return hasRoom;
    };
    const body = JSON.stringify({ data: null, meta: { padding: 'x'.repeat(200_000) } });
    reply = { ...reply, body };
    const response = await get('/content/common');
    expect(isAllFree()).toBe(false);
    expect(await response.text()).toBe(body);
    expect(isAllFree()).toBe(true);
  });

  it('is read only', async () => {
    const response = POST();
    expect(await failureOf(response)).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
  });
});

describe('/content/uploads/*', () => {
  it('fetches the file, keeps its cache headers and lets it run nothing', async () => {
    reply = { ...reply, type: 'image/svg+xml', body: '<svg/>' };
    const response = await get('/content/uploads/a.svg?v=1', { cookie: 'sid=1', 'if-none-match': '"0"' });
    expect(await response.text()).toBe('<svg/>');
    expect(response.headers.get('etag')).toBe('"1"');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(seen[0]?.url).toBe('/uploads/a.svg?v=1');
    expect(seen[0]?.headers.cookie).toBeUndefined();
    expect(seen[0]?.headers['if-none-match']).toBe('"0"');
  });

  it.each<[string, number, Record<string, string>]>([
    ['/content/uploads/a.svg', 200, {}],
    ['/content/uploads/a.png', 200, {}],
    ['/content/uploads/a.png', 200, { 'save-data': 'on' }],
    ['/content/uploads/a.mp3', 304, {}],
    ['/content/uploads/a.mp3', 404, {}],
    ['/content/uploads/a.mp3', 500, {}],
    ['/content/common', 200, {}],
  ])('SEC: %s with %i %j hands no cookie of the content system on', async (path, status, headers) => {
    reply = { ...reply, status, type: path.endsWith('svg') ? 'image/svg+xml' : reply.type };
    const response = await get(path, headers);
    expect(seen).toHaveLength(1);
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  it('stays among the uploads', async () => {
    expect((await get('/content/uploads/..%2fapi%2fcommon')).status).toBe(404);
    expect(seen).toEqual([]);
  });

  describe('to whoever saves data', () => {
    const saving = { 'save-data': 'on' };
    beforeEach(() => {
      reply = { ...reply, type: 'image/png', body: 'picture' };
    });

    it('a picture comes in the small size the content system keeps, with `Vary: Save-Data`', async () => {
      const response = await get('/content/uploads/hero_1a.PNG?v=1', saving);
      expect(response.status).toBe(200);
      expect(response.headers.get('vary')).toContain('Save-Data');
      expect(seen.map(({ url }) => url)).toEqual(['/uploads/small_hero_1a.PNG?v=1']);
      expect((await get('/content/uploads/hero_1a.png')).headers.get('vary')).toContain('Save-Data');
    });

    it('comes as it is where there is no smaller one', async () => {
      missing = /small_/;
      const response = await get('/content/uploads/folder/icon.webp', saving);
      expect(await response.text()).toBe('picture');
      expect(seen.map(({ url }) => url)).toEqual([
        '/uploads/folder/small_icon.webp',
        '/uploads/folder/icon.webp',
      ]);
    });

    it('is not requested twice where the content system fails', async () => {
      reply = { ...reply, status: 503 };
      expect((await get('/content/uploads/hero.jpg', saving)).status).toBe(503);
      expect(seen).toHaveLength(1);
    });

    it.each<[string, Record<string, string>]>([
      ['/content/uploads/a.svg', saving],
      ['/content/uploads/thumbnail_a.png', saving],
      ['/content/uploads/sound.mp3', saving],
      ['/content/uploads/a.png', { ...saving, range: 'bytes=0-9' }],
      ['/content/uploads/a.png', { 'save-data': 'off' }],
    ])('%s %j comes as it is', async (path, headers) => {
      reply = { ...reply, type: 'image/svg+xml', body: '<svg/>' };
      await get(path, headers);
      expect(seen.map(({ url }) => url)).toEqual([path.slice('/content'.length)]);
    });
  });
});

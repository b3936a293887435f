import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setObserver } from '@/lib/telemetry/observe';
import { readCollection, readRaw } from './client.server';
import { contentReads } from './content-state.server';
import { ContentFailure } from './failure';

const { env } = vi.hoisted(() => ({
  env: {
    CONTENT_URL: '',
    CONTENT_TOKEN: undefined as string | undefined,
    READ_TIMEOUT_MS: 0,
    UPSTREAM_MAX_BYTES: 10_000,
    SITE_URL: 'http://localhost:3000',
  },
}));
vi.mock('@/lib/env/server', () => ({ env }));

function observeFailures() {
  const contentFailure = vi.fn();
  setObserver({ contentFailure, upstream: (_call, run) => run(), gateway: vi.fn() });
  return contentFailure;
}

let server: Server;
let requests: IncomingMessage[];
type Fault = (response: ServerResponse) => void;
let respond: Fault;
/** A failure is logged once a minute: each test of the log uses its own minute. */
let minutes = 0;

const json =
  (body: unknown, status = 200): Fault =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
const missing = {
  data: null,
  error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
};

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  env.CONTENT_URL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
  env.CONTENT_TOKEN = undefined;
  env.READ_TIMEOUT_MS = 15_000;
  respond = json({ data: { id: 1, attributes: { siteName: 'Example' } }, meta: {} });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  contentReads.purge();
});

const url = '&filters%5Burl%5D%5B%24eq%5D=%2Foffers%2F%23%23name%23%23';
const parts = ['meta', 'openGraph', 'organization', 'product', 'schemaFaq', 'schemaArticle'];
const populate = (...fields: string[]) =>
  fields.map((field) => `&populate%5B${field}%5D%5Bpopulate%5D=%2A`).join('');

describe('the request', () => {
  it.each([
    [
      'settings-seo',
      { host: 'example.com' },
      `settings-seo?locale=fr&filters%5Bhost%5D%5B%24eq%5D=example.com${populate('redirects')}`,
    ],
    ['page-seo', { url: '/offers/##name##' }, `page-seo?locale=fr${url}${populate(...parts)}`],
    ['prazer-config', undefined, 'prazer-config?locale=fr&populate=%2A'],
    ['cashier-config', undefined, 'cashier-config?locale=fr&populate=%2A'],
    ['games-config', undefined, 'games-config?locale=fr&populate=%2A'],
    ['search-config', undefined, 'search-config?locale=fr&populate=%2A'],
    ['loyalty', undefined, `loyalty?locale=fr${populate('notification')}`],
    ['forms-config', undefined, 'forms-config?locale=fr&populate=%2A'],
    ['common', undefined, `common?locale=fr${populate('menu', 'footerLinks')}`],
    ['auth-config', undefined, 'auth-config?locale=fr&populate=%2A'],
    ['meta-data-tool', undefined, 'meta-data-tool?locale=fr&populate=%2A'],
    ['menu-banner', undefined, `banner?locale=fr${populate('menuBanner')}`],
    ['auth-banner', undefined, `banner?locale=fr${populate('authBanner')}`],
    ['web-settings', undefined, `web-settings?locale=fr${populate('favicon')}`],
  ] as const)(
    'for %s is the one the content system knows (R-SHAPE-03, R-CMS-01, R-CMS-02)',
    async (name, filters, address) => {
      await readRaw(name, { locale: 'fr', ...(filters ? { filters } : {}) }).catch(() => null);
      expect(requests[0]?.method).toBe('GET');
      expect(requests[0]?.url).toBe(`/api/${address}`);
      expect(requests[0]?.headers['strapi-response-format']).toBe('v4');
    },
  );

  it('carries the visitor token, else the one of the server, else none (R-CMS-01)', async () => {
    await readRaw('common', { locale: 'en' });
    env.CONTENT_TOKEN = 'server';
    contentReads.purge();
    await readRaw('common', { locale: 'en' });
    await readRaw('common', { locale: 'en', bearer: 'visitor.jwt' });
    await readRaw('common', { locale: 'fr', bearer: 'bad\r\nx: y' });
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'Bearer server',
      'Bearer visitor.jwt',
      'Bearer server',
    ]);
  });

  it('populates another key of the banner when one is configured, and takes what is under it (R-BAN-03)', async () => {
    respond = json({ data: { id: 1, attributes: { summer: { isExist: true, title: 'Summer' } } } });
    const banner = await readCollection('menu-banner', { locale: 'en', part: 'summer' });
    expect(requests[0]?.url).toBe(`/api/banner?locale=en${populate('summer')}`);
    expect(banner).toMatchObject({ isExist: true, title: 'Summer' });
  });
});

describe('sharing', () => {
  it('sends one request for reads at the same time and for two seconds after', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await Promise.all([1, 2, 3].map(() => readRaw('common', { locale: 'en' })));
    await readRaw('common', { locale: 'en' });
    expect(requests).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2_000);
    await readRaw('common', { locale: 'en' });
    expect(requests).toHaveLength(2);
    vi.useRealTimers();
  });

  it('never shares a response made for one visitor, nor a failure', async () => {
    await readRaw('common', { locale: 'en', bearer: 'a' });
    await readRaw('common', { locale: 'en', bearer: 'a' });
    await readRaw('common', { locale: 'en', bearer: 'b' });
    respond = json({}, 500);
    await expect(readRaw('common', { locale: 'en' })).rejects.toThrow(ContentFailure);
    respond = json({ data: { id: 2, attributes: { siteName: 'B' } } });
    await expect(readRaw('common', { locale: 'en' })).resolves.toEqual({ id: 2, siteName: 'B' });
    expect(requests).toHaveLength(5);
  });

  it('never shares drafts, and requests them as such', async () => {
    await readCollection('common', { locale: 'en', isDraft: true });
    await readCollection('common', { locale: 'en', isDraft: true });
    await readCollection('common', { locale: 'en' });
    const asked = requests.map(({ url }) => new URL(url ?? '', 'http://x').searchParams.get('status'));
    expect(asked).toEqual(['draft', 'draft', null]);
  });

  it('requests again after a purge, and does not cache what was requested before it', async () => {
    let release = () => {};
    respond = (response) =>
      (release = () => json({ data: { id: 1, attributes: { siteName: 'A' } } })(response));
    const early = readRaw('common', { locale: 'en' });
    await expect.poll(() => requests).toHaveLength(1);
    contentReads.purge();
    release();
    await early;
    respond = json({ data: { id: 2, attributes: { siteName: 'B' } } });
    await expect(readRaw('common', { locale: 'en' })).resolves.toEqual({ id: 2, siteName: 'B' });
  });
});

describe('the response', () => {
  it('takes the first record of a list, and none of an empty one or of a missing single record', async () => {
    respond = json({
      data: [
        { id: 5, attributes: { url: '/a' } },
        { id: 6, attributes: {} },
      ],
    });
    await expect(readRaw('page-seo', { locale: 'en', filters: { url: '/a' } })).resolves.toEqual({
      id: 5,
      url: '/a',
    });
    respond = json({ data: [] });
    await expect(readRaw('page-seo', { locale: 'en', filters: { url: '/b' } })).resolves.toBeNull();
    respond = json(missing, 404);
    await expect(readRaw('common', { locale: 'fr' })).resolves.toBeNull();
  });

  it('holds whole characters where a text was cut in the middle of one, or its page would not hydrate', async () => {
    respond = (response) => response.end(String.raw`{"data":{"siteName":"Wild Fruits \ud83c"}}`);
    expect(await readRaw('common', { locale: 'en' })).toEqual({ siteName: 'Wild Fruits \ufffd' });
  });

  it('is parsed by the schema of its collection', async () => {
    await expect(readCollection('common', { locale: 'en' })).resolves.toMatchObject({
      siteName: 'Example',
      menu: [],
    });
  });

  const plain =
    (text: string | Buffer, status = 200): Fault =>
    (response: ServerResponse): void =>
      void response.writeHead(status).end(text);

  const faults: [string, Fault, number | null, string][] = [
    ['401', json({}, 401), 401, 'status'],
    ['403, which is no fatal page', json(missing, 403), 403, 'status'],
    ['404 of something in between', plain('<html>', 404), 404, 'status'],
    ['429', json({}, 429), 429, 'status'],
    ['500', json({ data: { id: 1, attributes: {} } }, 500), 500, 'status'],
    ['a redirect', plain('', 302), 302, 'status'],
    ['a failure with a good status', json({ data: null, error: { status: 500 } }), 200, 'malformed'],
    ['HTML', plain('<html>'), 200, 'malformed'],
    ['nothing', plain(''), 200, 'malformed'],
    ['cut JSON', plain('{"data":{"id'), 200, 'malformed'],
    ['a wrong charset', plain(Buffer.from('{"data":{"a":"é"}}', 'latin1')), 200, 'malformed'],
    ['JSON of another form', json(['x']), 200, 'malformed'],
    ['too much', plain('x'.repeat(20_000)), null, 'too-large'],
    [
      'a response that is cut',
      (response) => {
        response.writeHead(200);
        response.write('{', () => response.destroy());
      },
      null,
      'cut',
    ],
    ['no response in time', () => {}, null, 'timeout'],
  ];

  it.each([{ attributes: null }, { attributes: {} }, { attributes: { title: null } }, { title: null }])(
    'a page of nothing, %j, is a failure: it would stand for every address (R-HOME-02)',
    async (fields) => {
      respond = json({ data: [{ id: 1, ...fields }] });
      await expect(readRaw('page-seo', { locale: 'en', filters: { url: '/a' } })).rejects.toMatchObject({
        reason: 'malformed',
      });
      respond = json({ data: { id: 1, attributes: { features: null } } });
      expect(await readRaw('prazer-config', { locale: 'en' })).toEqual({ id: 1, features: null });
    },
  );

  it.each([
    ['common', { id: 1, attributes: {} }],
    ['common', { id: 1, wrapped: { siteName: 'Example' } }],
    ['page-seo', { id: 1, attributes: { locale: 'en', createdAt: '2026-01-01' } }],
    ['menu-banner', { id: 1, attributes: { createdAt: '2026-01-01' } }],
    ['menu-banner', { id: 1, attributes: { menuBanner: { id: 4 } } }],
  ] as const)(
    'a record of %s without any field of it, %j, is a failure that is logged',
    async (name, data) => {
      const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 * (1 + minutes++) });
      respond = json({ data });
      await expect(readRaw(name, { locale: 'en' })).rejects.toMatchObject({ reason: 'malformed' });
      expect(write.mock.calls.join('')).toContain('content.failure');
      vi.useRealTimers();
    },
  );

  it.each(['constructor', '__proto__', 'meta', 'createdAt'])(
    'is read whole whatever stands beside its attributes: %s',
    async (key) => {
      respond = (response) =>
        response.end(`{"data":{"id":1,"attributes":{"siteName":"Example"},"${key}":{"a":1}}}`);
      expect(await readRaw('common', { locale: 'en' })).toEqual({ id: 1, siteName: 'Example' });
    },
  );

  it('waits longer for a slow response than a page does', async () => {
    env.READ_TIMEOUT_MS = 400;
    respond = (response) => void setTimeout(() => response.end('{"data":{"id":1,"siteName":"Late"}}'), 600);
    expect(await readRaw('common', { locale: 'en' })).toMatchObject({ siteName: 'Late' });
  });

  it.each(faults)(
    '%s is a failure with an event, thrown on and never repeated (R-CMS-07, R-CONST-01)',
    async (_, fault, status, reason) => {
      const contentFailure = observeFailures();
      respond = fault;
      if (reason === 'timeout') env.READ_TIMEOUT_MS = 1_500;
      const read = readRaw('games-config', { locale: 'en' });
      await expect(read).rejects.toMatchObject({ collection: 'games-config', status, reason });
      expect(contentFailure.mock.calls).toEqual([['games-config', reason]]);
      expect(requests).toHaveLength(1);
    },
  );

  it('its event is passed to each reader of a shared call, and counted', async () => {
    const contentFailure = observeFailures();
    respond = json({}, 500);
    await Promise.allSettled([1, 2].map(() => readRaw('loyalty', { locale: 'en' })));
    expect(requests).toHaveLength(1);
    expect(contentFailure.mock.calls).toEqual([
      ['loyalty', 'status'],
      ['loyalty', 'status'],
    ]);
  });

  it('a 404 of a list is a failure: its collection must exist', async () => {
    respond = json(missing, 404);
    await expect(readRaw('settings-seo', { locale: 'en' })).rejects.toThrow(ContentFailure);
  });
});

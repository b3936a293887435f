import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { request as rawRequest } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSite } from './http-server.mjs';
import { startServer, type ServerProcess } from './server-process.test-support';

let server: ServerProcess | undefined;
afterEach(async () => {
  server?.process.kill('SIGKILL');
  await server?.ended;
});

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  server = await startServer(env);
  return server;
}

function statusOf(origin: string, method: string, path = '/'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    rawRequest(`${origin}${path}`, { method, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

const textOf = async (address: string, init?: RequestInit) => (await fetch(address, init)).text();

describe('health', () => {
  it('health and readiness are served without touching the site, and never stored', async () => {
    const { origin } = await start();
    const health = await fetch(`${origin}/healthz`);
    expect([health.status, health.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await health.json()).toEqual({ status: 'alive' });
    expect(await textOf(`${origin}/readyz?x=1`)).toBe('{"status":"ready"}');
    expect(await statusOf(origin, 'HEAD', '/readyz')).toBe(200);
    expect(await statusOf(origin, 'POST', '/readyz')).toBe(405);
    expect(await textOf(`${origin}/healthz/more`)).toBe('body of /healthz/more');
  });

  it('is not ready before the main pages were visited once', async () => {
    const { origin } = await start({ WARM_UP: 'on', ANSWER_MS: '300' });
    const states = new Set<string>();
    const poll = async () => states.add(await textOf(`${origin}/readyz`));
    await expect.poll(poll).toContain('{"status":"ready"}');
    expect([...states]).toEqual(['{"status":"warming"}', '{"status":"ready"}']);
  });
});

describe('a page regenerated after its response', () => {
  it('may lead elsewhere: the response stays, the page to be cached has the new address', async () => {
    const { origin } = await start();
    const response = await fetch(`${origin}/moved`);
    expect([response.headers.get('location'), await response.text()]).toEqual(['/before', 'moved']);
    await expect.poll(() => textOf(`${origin}/to`)).toBe('/after');
  });

  it('R-ERR-06: is rendered for an ordinary response, though the old one said that there is no such page', async () => {
    const { origin } = await start();
    const response = await fetch(`${origin}/gone`);
    expect([response.status, response.headers.has('x-page-status')]).toEqual([404, false]);
    expect(await textOf(`${origin}/seen`)).toBe('200');
    const known = await fetch(`${origin}/gone`, { headers: { 'if-none-match': '"x"' } });
    expect([known.status, known.headers.has('x-page-status')]).toEqual([304, false]);
  });
});

describe('the end', () => {
  it('after SIGTERM it says so, still serves, finishes what is open and exits with 0', async () => {
    const {
      origin,
      process: child,
      ended,
    } = await start({
      DRAIN_MS: '3000',
      SLOW_MS: '3500',
    });
    child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503);
    const early = await fetch(`${origin}/early`);
    expect([early.status, early.headers.get('connection')]).toEqual([200, 'close']);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    // Starts while the server listens and ends after it stopped.
    expect(await textOf(`${origin}/slow`)).toBe('body of /slow');
    expect(await ended).toBe(0);
  });

  it('Ctrl-C does not wait, and the echo of a signal changes nothing', async () => {
    const { origin, process: child, ended } = await start({ DRAIN_MS: '20000' });
    const open = textOf(`${origin}/slow`);
    await textOf(`${origin}/`);
    child.kill('SIGINT');
    // Two simultaneous signals may arrive in either order.
    await new Promise((resolve) => setTimeout(resolve, 100));
    child.kill('SIGTERM');
    expect(await open).toBe('body of /slow');
    expect(await ended).toBe(0);
  });

  it.each(['websocket', 'h2c'])(
    'a request to change to %s is served as usual and keeps nothing running',
    async (name) => {
      const { origin, process: child, ended } = await start();
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${name}\r\n\r\n`);
      const [received] = (await once(socket, 'data')) as [Buffer];
      expect(received.toString()).toMatch(/^HTTP\/1\.1 200 /);
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    },
  );

  it('a signal that comes again later ends it at once', async () => {
    const { process: child, ended } = await start({ DRAIN_MS: '20000' });
    child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    child.kill('SIGTERM');
    expect(await ended).toBe(1);
  });
});

describe('overload of pages (decision 0027)', () => {
  it('a guest too many gets 503, when to come again and a whole page; players, calls and files pass', async () => {
    const { origin } = await start({ PAGES_MAX_IN_FLIGHT: '2', SLOW_MS: '3000' });
    const open = [textOf(`${origin}/slow`), textOf(`${origin}/fr/slow`), textOf(`${origin}/slow/2`)];
    let busy = new Response();
    const visit = async () => {
      busy = await fetch(`${origin}/fr/offers`);
      return busy.status;
    };
    await expect.poll(visit).toBe(503);
    expect(Object.fromEntries(busy.headers)).toMatchObject({
      'retry-after': '3',
      'cache-control': 'no-store',
    });
    const page = await busy.text();
    expect(page).toMatch(/<html lang="fr">[\s\S]*<\/html>/);
    expect(busy.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='/,
    );
    expect(await textOf(`${origin}/`, { headers: { cookie: 'a=1; sid=x' } })).toBe('body of /');
    for (const path of ['/api/games.get', '/_next/static/a.js', '/sw.js', '/build-version', '/platform/a']) {
      expect(await textOf(origin + path)).toBe(`body of ${path}`);
    }
    await Promise.all(open);
    await expect.poll(() => textOf(`${origin}/offers`)).toBe('body of /offers');
  });
});

describe('a request', () => {
  it('by TRACE is refused before Next.js sees it', async () => {
    const { origin } = await start();
    expect(await statusOf(origin, 'TRACE')).toBe(405);
  });

  it('has the id of the load balancer or one of its own, in its response and in its log lines', async () => {
    const { origin } = await start();
    const given = await fetch(`${origin}/id`, { headers: { 'x-request-id': 'abc-12345.x_y' } });
    expect([given.headers.get('x-request-id'), await given.text()]).toEqual(Array(2).fill('abc-12345.x_y'));
    for (const wrong of ['short', 'x'.repeat(65), '{"a":"bcdefgh"}']) {
      const made = await fetch(`${origin}/id`, { headers: { 'x-request-id': wrong } });
      expect(made.headers.get('x-request-id')).toMatch(/^[\w-]{16}$/);
      expect(await made.text()).toBe(made.headers.get('x-request-id'));
    }
  });

  it('on which Next.js fails gets 500, and the line in the log its id', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const failing = createSite(() => Promise.reject(new Error('broken'))).server;
    await once(failing.listen(0, '127.0.0.1'), 'listening');
    const { port } = failing.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/fr?token=x`);
    failing.close();
    const line: unknown = JSON.parse(String(written.mock.lastCall?.[0]));
    written.mockRestore();
    expect(response.status).toBe(500);
    expect(line).toMatchObject({
      event: 'request-failed',
      request: response.headers.get('x-request-id'),
      url: '/fr',
      reason: 'Error: broken',
    });
  });
});

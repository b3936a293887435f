// @vitest-environment node
import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { checkTarget } from './request-target.mjs';

/** The outcome of a request with this target. */
function outcomeOf(url: string, method = 'GET', headers: Record<string, string> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method, headers });
  const response = new ServerResponse(request);
  const isHandled = checkTarget(request, response);
  return { isHandled, status: isHandled ? response.statusCode : null, url: request.url };
}

/** The recorded query. */
function notedQuery(url: string): unknown {
  const headers: Record<string, string> = { 'x-raw-query': '?forged=1' };
  outcomeOf(url, 'GET', headers);
  return headers['x-raw-query'];
}

describe('the target of a request', () => {
  it.each([
    ['/offers?a=%zz', '/offers?a=%zz'],
    ['http://evil.example/fr?x=1', '/fr?x=1'],
    ['HTTPS://evil.example', '/'],
    ['http://evil.example?x', '/?x'],
    ['/api/games.get?options=%', '/api/games.get?options=%'],
    ['/game/%E0%A4%A', '/game/%E0%A4%A'],
    ['/terms//?a=//', '/terms/?a=//'],
    ['//fr//terms//', '/fr/terms/'],
    ['//terms', '/terms/'],
    ['/en//terms?a', '/en/terms/?a'],
    ['//sw.js', '/sw.js/'],
    ['//', '//'],
    ['/api//', '/api//'],
  ])('%s goes on as %s', (url, path) => {
    expect(outcomeOf(url)).toEqual({ isHandled: false, status: null, url: path });
  });

  it.each([
    ['/api/games.get?a%20b&&a[]=1&x=%7e;y=%ff', '?a%20b&&a[]=1&x=%7e;y=%ff'],
    ['/platform/game/a/play?sign=~!*()?=#b', '?sign=~!*()?='],
    ['/oauth/callback', ''],
    ['/hit?referer=a%20b', '?referer=a%20b'],
    ['/offers?a&b=%20', '?a&b=%20'],
    ['/offers', ''],
  ])('R-GUARD-17: the query of %s stays as it was sent, and no visitor names another', (url, query) => {
    expect(notedQuery(url)).toBe(query);
  });

  it.each([
    '*',
    'evil.example:443',
    'x',
    '/api/%',
    '/api/%E0%A4%A?x',
    '/content/uploads/%zz.svg',
    '/_next/%ff',
  ])('%s is refused with 400, where Next.js says 500', (url) => {
    expect(outcomeOf(url)).toMatchObject({ isHandled: true, status: 400 });
  });

  it.each(['/api/game/none.rsc?x=sw.js.rsc', '/api/none.RSC', '/content/a/b.rsc'])(
    "%s, Next.js's name for the data of a page, is missing where there is no page",
    (url) => {
      for (const method of ['GET', 'POST']) {
        expect(outcomeOf(url, method)).toMatchObject({ isHandled: true, status: 404 });
      }
    },
  );

  it.each(['/offers.rsc', '/gamehall?x=.rsc'])('%s is the site’s', (url) => {
    expect(outcomeOf(url)).toMatchObject({ isHandled: false });
  });

  it.each([
    '/sw.js',
    '/favicon.ico?x',
    '/icons/mark.svg',
    '/offline/en.html',
    '/%73w.js',
    '//offline/fr.html',
  ])('another verb than reading on the file %s is refused with 405, where Next.js says 500', (url) => {
    expect(outcomeOf(url, 'PROPFIND')).toMatchObject({ isHandled: true, status: 405 });
    expect(outcomeOf(url, 'HEAD')).toMatchObject({ isHandled: false });
  });

  it('a payment side that comes back by POST with a dot in its address is no file', () => {
    expect(outcomeOf('/cashier/paysuccess/a.js', 'POST')).toMatchObject({ isHandled: false });
  });

  it('OPTIONS * is about the server as a whole', () => {
    expect(outcomeOf('*', 'OPTIONS')).toMatchObject({ isHandled: true, status: 204 });
  });
});

describe('what never reaches Next.js', () => {
  it.each(['/platform', '/content', '/api', '/api/x/y', '/preview/x', '/_next/x', '/icons/x', '/sitemaps/x'])(
    'a POST to %s, where it would look for a Server Action',
    (path) => {
      expect(outcomeOf(path, 'POST')).toMatchObject({ isHandled: true, status: 405 });
    },
  );

  it.each(['/', '/offers', '/api/auth.login', '/platform/pay/1', '/preview/leave'])(
    'a Server Action for %s',
    (path) => {
      const headers = { 'next-action': 'a'.repeat(40) };
      expect(outcomeOf(path, 'POST', headers)).toMatchObject({ isHandled: true, status: 400 });
    },
  );

  it.each([
    '/api/auth.login',
    '/api/x/',
    '/oauth/callback',
    '/platform/pay/1',
    '/content/common',
    '/preview/leave',
  ])('a POST to %s goes on', (path) => {
    expect(outcomeOf(path, 'POST').isHandled).toBe(false);
  });

  it('a request with two hosts', async () => {
    const server = createServer((request, response) => {
      if (!checkTarget(request, response)) response.end('on');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const statusOf = async (hosts: readonly string[]): Promise<string> => {
      const socket = connect(port, '127.0.0.1');
      socket.end(`GET / HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}\r\n`);
      const [head] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      return head.toString().slice(9, 12);
    };
    expect(await statusOf(['casino.example', 'evil.example'])).toBe('400');
    expect(await statusOf(['casino.example'])).toBe('200');
    server.close();
  });
});

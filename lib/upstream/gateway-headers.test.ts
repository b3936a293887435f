import { describe, expect, it } from 'vitest';
import { headersToBrowser, headersToUpstream, ownCookie } from './gateway-headers';

const passedOn = {
  cookie: 'sid=abc; i18n_locale=fr',
  'user-agent': 'Browser/1',
  accept: 'application/json',
  'accept-language': 'fr',
  referer: 'http://localhost:3000/offers',
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'example.com',
  'x-forwarded-proto': 'https',
  'if-none-match': '"a"',
  'if-modified-since': 'Sat, 01 Mar 2025 10:00:00 GMT',
  range: 'bytes=0-9',
};
const keptHere = {
  authorization: 'Bearer secret',
  'x-csrf': '1',
  'accept-encoding': 'br',
  'x-real-ip': '203.0.113.7',
  'next-action': 'a',
  'sec-ch-ua': 'b',
  priority: 'u=1',
};

describe('headers of a request', () => {
  it('exactly the listed ones go on', () => {
    const request = new Request('http://localhost:3000/api/games.get', {
      headers: { ...passedOn, ...keptHere, 'content-type': 'text/plain' },
    });
    expect(headersToUpstream(request, false)).toEqual(passedOn);
  });

  it('SEC: what opens drafts of the content system does not', () => {
    const requestWith = (cookie: string) =>
      new Request('http://localhost:3000/api/games.get', { headers: { cookie } });
    const both = 'strapi_jwt=secret; __prerender_bypass=0123';
    expect(headersToUpstream(requestWith(`sid=abc; ${both}`), false)).toEqual({ cookie: 'sid=abc' });
    expect(headersToUpstream(requestWith(both), false)).toEqual({});
  });

  it('the content type goes with a body, boundary included', () => {
    const type = 'multipart/form-data; boundary=----x1';
    const request = new Request('http://localhost:3000/api/auth.login', {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': type },
    });
    expect(headersToUpstream(request, true)).toEqual({ 'content-type': type });
  });
});

describe('headers of a response', () => {
  const received = {
    'content-type': 'application/json',
    location: '/oauth/login',
    'retry-after': '7',
    'cache-control': 'public, max-age=60',
    etag: '"a"',
    'last-modified': 'Sat, 01 Mar 2025 10:00:00 GMT',
    'content-length': '10',
    'content-range': 'bytes 0-9/20',
    server: 'nginx',
    'x-powered-by': 'x',
    'access-control-allow-origin': '*',
    'content-encoding': 'gzip',
    'strict-transport-security': 'max-age=1',
    'transfer-encoding': 'chunked',
  };

  it('exactly the listed ones come back, and nothing is stored', () => {
    expect(Object.fromEntries(headersToBrowser(received, false))).toEqual({
      'content-type': 'application/json',
      location: '/oauth/login',
      'retry-after': '7',
      'cache-control': 'private, no-store',
    });
  });

  it('media keep what makes them cacheable', () => {
    expect(Object.fromEntries(headersToBrowser(received, true))).toEqual({
      'content-type': 'application/json',
      'retry-after': '7',
      'cache-control': 'public, max-age=60',
      etag: '"a"',
      'last-modified': 'Sat, 01 Mar 2025 10:00:00 GMT',
      'content-length': '10',
      'content-range': 'bytes 0-9/20',
    });
  });

  it('every cookie comes back by itself', () => {
    const cookies = ['sid=abc; Path=/; HttpOnly', 'seen=1; Path=/'];
    expect(headersToBrowser({ 'set-cookie': cookies }, false).getSetCookie()).toEqual(cookies);
    expect(headersToBrowser({ 'set-cookie': 'sid=abc; Path=/' }, false).getSetCookie()).toEqual([
      'sid=abc; Path=/',
    ]);
  });
});

describe('a cookie', () => {
  it.each([
    ['sid=abc; Domain=platform.example; Path=/; HttpOnly', 'sid=abc; Path=/; HttpOnly'],
    ['sid=abc; Path=/; domain=.platform.example', 'sid=abc; Path=/'],
    ['sid=abc; DOMAIN; Path=/', 'sid=abc; Path=/'],
    ['sid=abc; Domain = platform.example; Path=/', 'sid=abc; Path=/'],
    ['domain=1; Path=/', 'domain=1; Path=/'],
    ['sid=; Max-Age=0; Path=/; SameSite=Lax', 'sid=; Max-Age=0; Path=/; SameSite=Lax'],
    ['sid=a=b==; Path=/; Secure', 'sid=a=b==; Path=/; Secure'],
    ['sid=abc; Expires=Sat, 01 Mar 2025 10:00:00 GMT', 'sid=abc; Expires=Sat, 01 Mar 2025 10:00:00 GMT'],
  ])('becomes host-only: %s', (given, expected) => {
    expect(ownCookie(given)).toBe(expected);
  });

  it.each([
    ['sid=abc; SameSite=None; Secure', 'sid=abc; SameSite=None; Secure; Partitioned'],
    ['sid=abc; samesite=none; Secure', 'sid=abc; samesite=none; Secure; Partitioned'],
    ['sid=abc; SameSite=None; Secure; Partitioned', 'sid=abc; SameSite=None; Secure; Partitioned'],
    ['sid=abc; SameSite=Lax', 'sid=abc; SameSite=Lax'],
  ])('of other sites’ frames is partitioned: %s', (given, expected) => {
    expect(ownCookie(given)).toBe(expected);
  });
});

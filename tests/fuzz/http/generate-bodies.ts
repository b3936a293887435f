import fc from 'fast-check';
import { PLATFORM_METHODS } from '@/lib/platform/names';
import { anyQuery } from '../../support/generated';
import { ACTION_BODIES, FRAMINGS } from './generate.test-data';
import type { RawRequest } from './raw';
import { asTarget, HOST, LINE, page, post, request, target } from './request';

const METHODS = Object.keys(PLATFORM_METHODS);

export const actions = fc
  .tuple(
    page,
    fc.constantFrom(...ACTION_BODIES),
    fc.constantFrom(
      'text/plain;charset=UTF-8',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'text/x-component',
    ),
    fc.constantFrom('x', '00'.repeat(21), '$1:__proto__:then'),
  )
  .map(([path, body, type, action]) => {
    const wrapped = type.startsWith('multipart')
      ? `--x${LINE}Content-Disposition: form-data; name="0"${LINE}${LINE}${body}${LINE}--x--${LINE}`
      : body;
    return request(
      'server actions',
      post(path, wrapped, `Content-Type: ${type}`, `Next-Action: ${action}`),
      wrapped,
    );
  });

export const calls = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...METHODS),
      target.map((path) => path.slice(1)),
    ),
    fc.constantFrom('GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'DELETE'),
    anyQuery,
    fc.oneof(fc.constantFrom('', '{', '--x\r\n', 'a=1&b=2', '\u0000\u0001'), fc.string({ maxLength: 200 })),
    fc.constantFrom(
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/json',
      'text/plain',
      'x',
    ),
  )
  .map(([method, verb, query, body, type]) =>
    request(
      'calls of the gateway',
      [
        `${verb} /api/${method}${asTarget(query.startsWith('?') ? query : `?${query}`)} HTTP/1.1`,
        HOST,
        'Connection: close',
        `Content-Type: ${type}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
      ],
      body,
    ),
  );

export const passages = fc
  .tuple(
    fc.constantFrom(
      '/oauth/init',
      '/oauth/',
      '/hit',
      '/platform/',
      '/content/',
      '/content/uploads/',
      '/content/settings/',
      '/preview',
      '/revalidate',
      '/sitemaps/',
      '/_next/',
      '/_next/image',
      '/_next/data/',
      '/_next/static/',
      '/icons/',
    ),
    fc.oneof(
      target.map((path) => path.slice(1)),
      fc.constant(''),
    ),
    fc.constantFrom('GET', 'GET', 'POST'),
  )
  .map(([start, rest, verb]) =>
    request('passages', [`${verb} ${start}${rest} HTTP/1.1`, HOST, 'Connection: close', 'Content-Length: 0']),
  );

export const framing = fc
  .tuple(page, fc.constantFrom(...FRAMINGS), fc.constantFrom('GET', 'POST', 'POST'))
  .map(([path, [lines, body], verb]) => ({
    ...request('framing', [`${verb} ${path} HTTP/1.1`, HOST, 'Connection: close', ...lines], body, true),
  }));

export const junk = fc
  .oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc
      .constantFrom('', '\r\n\r\n', '\u0016\u0003\u0001', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'GET')
      .map((text) => new TextEncoder().encode(text)),
  )
  .map((bytes): RawRequest => ({
    group: 'no HTTP at all',
    bytes: Buffer.concat([Buffer.from(bytes), Buffer.from('\r\n\r\n')]),
    isBroken: true,
  }));

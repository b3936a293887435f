import fc from 'fast-check';
import { anyPath, anyQuery } from '../../support/generated';
import { PAGES } from './generate.test-data';
import type { RawRequest } from './raw';

export const LINE = '\r\n';
export const HOST = 'Host: localhost';
/** Text that may stand in a header line of HTTP/1.1; bytes above ASCII included. */
export const headerText = fc.oneof(
  fc.stringMatching(/^[\x20-\x7e]{0,60}$/),
  fc.string({
    unit: fc.integer({ min: 0x80, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 20,
  }),
  fc.constantFrom(
    '1',
    '0',
    '-1',
    'true',
    '*',
    '../..',
    'bytes=0-',
    'bytes=9-1,,',
    'gzip;q=NaN',
    'fr-FR,*;q=9',
    'websocket',
    '100-continue',
    'evil.example',
    'javascript:',
    '',
    ',',
  ),
);

/** The same address as bytes of a request line: blanks and control characters would end it. */
export const asTarget = (path: string) =>
  Buffer.from(path, 'utf8')
    .toString('latin1')
    .replace(/[\s\p{Cc}]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

export const page = fc.constantFrom(...PAGES);
export const target = fc.oneof(
  { arbitrary: fc.tuple(anyPath, anyQuery).map(([path, query]) => asTarget(path + query)), weight: 6 },
  { arbitrary: fc.tuple(page, anyQuery).map(([path, query]) => asTarget(path + query)), weight: 2 },
  {
    arbitrary: fc
      .tuple(
        page,
        fc.constantFrom(
          '.rsc',
          '.segments/_tree.segment.rsc',
          '.txt',
          '/',
          '//',
          '/.',
          '/..',
          ';x',
          '%00',
          '%20',
          '.json',
          '/index',
        ),
      )
      .map((parts) => parts.join('')),
    weight: 2,
  },
);

/** A request of these head lines and this body. */
export function request(
  group: string,
  head: readonly string[],
  body: string | Buffer = '',
  isBroken = false,
): RawRequest {
  const bytes = Buffer.concat([Buffer.from([...head, '', ''].join(LINE), 'latin1'), Buffer.from(body)]);
  return { group, bytes, isBroken };
}

export const get = (path: string, ...headers: string[]) => [
  `GET ${path} HTTP/1.1`,
  HOST,
  'Connection: close',
  ...headers,
];

export const post = (path: string, body: string, ...headers: string[]) => [
  `POST ${path} HTTP/1.1`,
  HOST,
  'Connection: close',
  `Content-Length: ${Buffer.byteLength(body)}`,
  ...headers,
];

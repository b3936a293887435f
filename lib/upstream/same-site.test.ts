import { expect, it } from 'vitest';
import { isOwnCall } from './same-site';

const SITE = 'https://casino.example';

it.each<[string, Record<string, string>, boolean]>([
  ['neither header', {}, true],
  ['the same origin', { 'sec-fetch-site': 'same-origin' }, true],
  ['the address bar', { 'sec-fetch-site': 'none' }, true],
  ['a script of the site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, true],
  ['a picture of a page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }, false],
  ['a link of a page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }, false],
  ['a typed address', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['a sister site', { 'sec-fetch-site': 'same-site' }, false],
  ['an odd value', { 'sec-fetch-site': 'SAME-ORIGIN ' }, false],
  ['the site’s own origin', { origin: SITE }, true],
  ['the site’s own origin by both headers', { origin: SITE, 'sec-fetch-site': 'same-origin' }, true],
  ['the machine’s own address', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, true],
  ['a foreign origin', { origin: 'https://evil.example', host: 'casino.example' }, false],
  [
    'a foreign origin that says it is ours',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    false,
  ],
  ['the null origin of a sandboxed frame', { origin: 'null', host: 'casino.example' }, false],
  ['an origin that only begins like ours', { origin: `${SITE}.evil.example` }, false],
  ['another port', { origin: `${SITE}:8443`, host: 'casino.example' }, false],
  ['ours from another site’s page', { origin: SITE, 'sec-fetch-site': 'cross-site' }, false],
])('a call with %s', (_case, headers, isOwn) => {
  expect(isOwnCall(new Headers(headers), SITE)).toBe(isOwn);
});

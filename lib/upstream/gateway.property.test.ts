import '@/tests/support/no-back-ends';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { forwardedPath } from './forward.server';
import { headersToBrowser, headersToUpstream, ownCookie } from './gateway-headers';
import { isOwnCall } from './same-site';
import { isSvgResponse } from './svg';
import { property } from '@/tests/support/property';
import { anyHtml, anyPath, anyQuery, anyText } from '@/tests/support/generated';

const SITE = 'http://localhost:3000';

const PLATFORM = 'http://platform.invalid';

const PASSED_ON =
  /^(?:cookie|user-agent|accept|accept-language|referer|x-forwarded-(?:for|host|proto)|if-none-match|if-modified-since|range|content-type)$/;

const headerValue = fc.stringMatching(/^[\x20-\x7e]{0,40}$/);

const headerName = fc.constantFrom(
  'cookie',
  'host',
  'x-forwarded-for',
  'x-middleware-subrequest',
  'connection',
  'te',
  'authorization',
  'range',
  'x-real-ip',
  'content-type',
  'sec-fetch-site',
  'origin',
  'expect',
  'content-length',
);

const headerList = fc.dictionary(headerName, headerValue);

property(
  'a forwarded path stays below its prefix',
  fc.tuple(
    fc.constantFrom(
      ['/platform', '/platform'],
      ['/content/uploads', '/uploads'],
      ['/oauth', '/oauth'],
      ['/hit', '/hit'],
    ),
    anyPath,
    anyQuery,
  ),
  ([[from = '', to = ''], rest, query]) => {
    const path = forwardedPath(`${SITE}${from}${rest}${query}`, { from, to });
    if (path === null) return;
    const url = new URL(`${PLATFORM}${path}`);
    assert.equal(url.origin, PLATFORM);
    assert.ok(url.pathname === to || url.pathname.startsWith(`${to}/`), url.pathname);
  },
  3,
);

property('only listed headers go to a back end', fc.tuple(headerList, fc.boolean()), ([headers, hasBody]) => {
  const passed = headersToUpstream(new Request(SITE, { headers: new Headers(headers) }), hasBody);
  for (const name of Object.keys(passed)) assert.match(name, PASSED_ON);
});

property('responses keep their listed headers alone', fc.dictionary(headerName, headerValue), (headers) => {
  const names = [...headersToBrowser({ ...headers, 'set-cookie': ['a=1; Domain=x', 'b=2'] }, false).keys()];
  for (const name of names)
    assert.match(name, /^(?:content-type|location|retry-after|set-cookie|cache-control)$/);
});

property('a call of another site is none of ours', headerList, (given) => {
  const headers = new Headers(given);
  const isForeign = /^(?:cross-site|same-site)$/.test(headers.get('sec-fetch-site') ?? '');
  if (isForeign) assert.equal(isOwnCall(headers, SITE), false);
  headers.set('origin', 'https://evil.example');
  headers.set('host', 'localhost:3000');
  assert.equal(isOwnCall(headers, SITE), false);
});

property(
  'a picture is distinguished from a page',
  fc.tuple(
    fc.oneof(anyHtml, anyText),
    fc.constantFrom('image/svg+xml', 'text/html', 'image/svg+xml; charset=utf-8', null),
  ),
  ([text, type]) => {
    const bytes = new TextEncoder().encode(text);
    if (isSvgResponse(type, bytes)) assert.match(text, /<(?:svg:)?svg/i);
  },
);

property(
  "a cookie becomes the site's own",
  fc.array(
    fc.oneof(
      fc.constantFrom(
        'Domain=evil.example',
        'domain=.x',
        'Path=/',
        'HttpOnly',
        'SameSite=None',
        'Secure',
        'Partitioned',
        ' DOMAIN = y',
      ),
      headerValue,
    ),
    { minLength: 1, maxLength: 6 },
  ),
  (parts) => {
    const own = ownCookie(['sid=1', ...parts].join(';'));
    assert.doesNotMatch(own, /;\s*domain\s*(?:=|;|$)/i);
    assert.ok(own.startsWith('sid=1'));
    assert.equal(ownCookie(own), own);
  },
);

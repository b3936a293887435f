import fc from 'fast-check';
import { actions, calls, framing, junk, passages } from './generate-bodies';
import { HEADERS, INTERNAL_HEADERS, STATE_TREES, VERBS } from './generate.test-data';
import type { RawRequest } from './raw';
import { asTarget, get, headerText, HOST, page, request, target } from './request';

const paths = target.map((path) => request('paths', get(path)));

const longPaths = fc
  .tuple(
    fc.constantFrom('a', '/a', '%41', '%', '/..', '.', 'é', '/fr'),
    fc.constantFrom('/', '/game/', '/offers/', '/api/', '/content/uploads/'),
    fc.integer({ min: 400, max: 3_000 }),
  )
  .map(([unit, start, times]) =>
    request('long paths', get(asTarget(start + unit.repeat(times)).slice(0, 9_000))),
  );

const forms = fc.constantFrom(
  request('forms of the target', ['GET http://evil.example/ HTTP/1.1', HOST, 'Connection: close']),
  request('forms of the target', ['GET https://localhost/fr HTTP/1.1', HOST, 'Connection: close']),
  request('forms of the target', ['OPTIONS * HTTP/1.1', HOST, 'Connection: close']),
  request('forms of the target', ['GET * HTTP/1.1', HOST, 'Connection: close'], '', true),
  request('forms of the target', ['CONNECT evil.example:443 HTTP/1.1', HOST, 'Connection: close'], '', true),
  request('forms of the target', ['GET //evil.example/%2f.. HTTP/1.1', HOST, 'Connection: close']),
  request('forms of the target', ['GET /\\evil.example HTTP/1.1', HOST, 'Connection: close']),
  request('forms of the target', ['GET /#x HTTP/1.1', HOST, 'Connection: close']),
  request('forms of the target', ['GET ?x HTTP/1.1', HOST, 'Connection: close'], '', true),
  request('forms of the target', ['GET / HTTP/1.0', 'Connection: close']),
  request('forms of the target', ['GET / HTTP/9.9', HOST], '', true),
  request('forms of the target', ['GET /'], '', true),
);

const hosts = fc
  .tuple(
    page,
    fc.oneof(
      headerText,
      fc.constantFrom('evil.example', 'localhost:99999', '[::1', 'a b', 'localhost, evil.example', '@', '..'),
    ),
  )
  .map(([path, host]) =>
    request('hosts', [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close'], '', true),
  );

const verbs = fc
  .tuple(fc.constantFrom(...VERBS), fc.oneof(page, target))
  .map(([verb, path]) =>
    request('verbs', [`${verb} ${path} HTTP/1.1`, HOST, 'Connection: close', 'Content-Length: 0'], '', true),
  );

const internalHeaders = fc
  .tuple(
    page,
    fc.array(fc.tuple(fc.constantFrom(...INTERNAL_HEADERS), fc.oneof(headerText, page)), {
      minLength: 1,
      maxLength: 5,
    }),
  )
  .map(([path, headers]) =>
    request('internal headers', get(path, ...headers.map(([name, value]) => `${name}: ${value}`))),
  );

const stateTrees = fc
  .tuple(
    page,
    fc.oneof(fc.constantFrom(...STATE_TREES), fc.json({ maxDepth: 3 }).map(encodeURIComponent)),
    fc.constantFrom('', '?_rsc=x', '?_rsc=1abcd', '?_rsc'),
  )
  .map(([path, tree, mark]) =>
    request('state trees', get(path + mark, 'RSC: 1', `Next-Router-State-Tree: ${tree}`)),
  );

const headers = fc
  .tuple(page, fc.array(fc.tuple(fc.constantFrom(...HEADERS), headerText), { minLength: 1, maxLength: 6 }))
  .map(([path, lines]) =>
    request('headers', get(path, ...lines.map(([name, value]) => `${name}: ${value}`)), '', true),
  );

const cookies = fc
  .tuple(
    page,
    fc.oneof(
      fc
        .tuple(
          fc.constantFrom(
            'sid=',
            'i18n_locale=',
            '__prerender_bypass=',
            '__next_preview_data=',
            'strapi_jwt=',
            '',
          ),
          headerText,
        )
        .map((parts) => parts.join('')),
      fc.integer({ min: 1, max: 3_000 }).map((count) =>
        Array.from({ length: count }, (_, at) => `${at}=`)
          .join(';')
          .slice(0, 14_000),
      ),
    ),
  )
  .map(([path, cookie]) => request('cookies', get(path, `Cookie: ${cookie}`)));

/** Every kind of request, the cheap ones more often than those that make a page. */
export const rawRequest: fc.Arbitrary<RawRequest> = fc.oneof(
  { arbitrary: paths, weight: 14 },
  { arbitrary: longPaths, weight: 5 },
  { arbitrary: forms, weight: 3 },
  { arbitrary: hosts, weight: 4 },
  { arbitrary: verbs, weight: 8 },
  { arbitrary: internalHeaders, weight: 12 },
  { arbitrary: stateTrees, weight: 8 },
  { arbitrary: headers, weight: 8 },
  { arbitrary: cookies, weight: 6 },
  { arbitrary: actions, weight: 8 },
  { arbitrary: calls, weight: 10 },
  { arbitrary: passages, weight: 8 },
  { arbitrary: framing, weight: 8 },
  { arbitrary: junk, weight: 4 },
);

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compileRedirectRules, decodeSegments, findRedirect } from './redirect-rules';
import { compileRobots, isClosedToRobots } from './robots';
import { compileWildcard, matchWildcard, MAX_WILDCARDS } from './wildcard';
import { withQuery } from '@/server/redirect-query.mjs';
import { property } from '@/tests/support/property';
import { anyAddress, anyLocale, anyPath, anyQuery, anyText } from '@/tests/support/generated';

const SITE = 'https://casino.example';

const HOST = 'casino.example';

/** Pairs of a query; empty ones do not count. */
const pairsOf = (search: string) => [...new URLSearchParams(search.split('&').filter(Boolean).join('&'))];

const letters = fc.constantFrom('a', 'b', '/', 'ab', '*');

const pattern = fc.array(letters, { maxLength: 9 }).map((parts) => parts.join(''));

const subject = fc
  .array(fc.constantFrom('a', 'b', '/', 'ab'), { maxLength: 12 })
  .map((parts) => parts.join(''));

/** The same wildcard as a V8 regular expression: slow in the worst case, but known to be correct. */
function asRegExp(source: string): RegExp {
  const parts = source.split('*').map((part) => part.replace(/[/\\^$.+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`);
}

const ruleAddress = fc.oneof(
  anyAddress,
  fc
    .array(fc.constantFrom('/', 'a', 'b', '*', '**', 'fr', 'offers', '%41', 'é'), { maxLength: 6 })
    .map((parts) => `/${parts.join('')}`),
);

const rules = fc.array(fc.record({ from: ruleAddress, to: ruleAddress }), { maxLength: 6 });

/** The canonical form to which the site normalises a path before its rules apply. */
const tidied = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

/** The final location after all redirects, or null when they never end. */
function endOfRedirects(
  compiled: ReturnType<typeof compileRedirectRules>['rules'],
  requested: { locale: 'en' | 'fr'; path: string },
) {
  let current = requested;
  for (let hop = 0; hop < 40; hop += 1) {
    const target = findRedirect(compiled, current);
    if (target === null) return current;
    const url = new URL(target, SITE);
    if (url.origin !== SITE) return current;
    const path = tidied(decodeSegments(url.pathname));
    current = { locale: path === '/fr' || path.startsWith('/fr/') ? 'fr' : 'en', path };
  }
  return null;
}

/** `Disallow` and `Allow` by the standard: the longest matching rule wins, and `Allow` where both are equally long. */
function isClosedBy(lines: readonly { isAllowed: boolean; path: string }[], path: string): boolean {
  const fitting = lines.filter((line) => line.path !== '' && path.startsWith(line.path));
  const longest = Math.max(-1, ...fitting.map((line) => line.path.length));
  const deciding = fitting.filter((line) => line.path.length === longest);
  return deciding.length > 0 && !deciding.some(({ isAllowed }) => isAllowed);
}

const plainPath = fc
  .array(fc.constantFrom('a', 'b', 'c', '/'), { maxLength: 5 })
  .map((parts) => `/${parts.join('')}`);

const robotsLines = fc.array(fc.record({ isAllowed: fc.boolean(), path: plainPath }), { maxLength: 5 });

property(
  'wildcard agrees with a regular expression',
  fc.tuple(pattern, subject),
  ([source, text]) => {
    const compiled = compileWildcard(source);
    if (compiled === null) {
      assert.ok(source.replace(/\*+/g, '*').split('*').length - 1 > MAX_WILDCARDS);
      return;
    }
    const captured = matchWildcard(compiled, text);
    assert.equal(captured !== null, asRegExp(source).test(text));
    if (captured === null) return;
    assert.ok(text.includes(captured));
    // What the first wildcard matched leads back to a text that the rest of the pattern still matches.
    const filled = source.replace(/\*+/, () => captured);
    assert.ok(asRegExp(filled).test(text));
  },
  6,
);

property(
  'hostile wildcard is quick',
  fc.tuple(fc.nat(20), fc.nat(60_000)),
  ([stars, length]) => {
    const compiled = compileWildcard(`/${'a*'.repeat(stars)}b`);
    if (compiled !== null) assert.equal(matchWildcard(compiled, `/${'a'.repeat(length)}`), null);
  },
  0.1,
);

property(
  'redirects end, and stay on the site where they say so',
  fc.tuple(rules, anyLocale, anyPath),
  ([given, locale, path]) => {
    const { rules: compiled, dropped } = compileRedirectRules(given, HOST);
    assert.equal(compiled.length + dropped.length, given.length);
    const requested = { locale, path: tidied(locale === 'fr' ? `/fr${path}` : path) };
    const target = findRedirect(compiled, requested);
    if (target === null) return;
    const { origin, protocol } = new URL(target, SITE);
    assert.match(protocol, /^https?:$/);
    assert.equal(origin === SITE, target.startsWith('/'));
    assert.doesNotMatch(target, /\p{Cc}/u);
    assert.notEqual(endOfRedirects(compiled, requested), null);
  },
  2,
);

property('query goes on to the target', fc.tuple(anyPath, anyQuery), ([path, query]) => {
  const target = new URL(`${SITE}${path}`).pathname;
  const search = new URL(`${SITE}/${query.startsWith('?') ? query : `?${query}`}`).search;
  const result = withQuery(target, search.slice(1));
  assert.equal(new URL(`${SITE}${result}`).pathname, target);
  assert.deepEqual([...new URL(`${SITE}${result}`).searchParams], pairsOf(search));
  assert.equal(withQuery(target, ''), target);
});

property('decoding a path opens no new segment', anyPath, (path) => {
  assert.equal(decodeSegments(path).split('/').length, path.split('/').length);
});

property(
  'robots rules agree with the standard',
  fc.tuple(robotsLines, plainPath),
  ([lines, path]) => {
    const text = lines.map((line) => `${line.isAllowed ? 'Allow' : 'Disallow'}: ${line.path}`).join('\n');
    const isClosed = compileRobots(`User-agent: *\n${text}\n`);
    assert.equal(isClosedToRobots(isClosed, path), isClosedBy(lines, path));
  },
  2,
);

property(
  'any robots text is read',
  fc.tuple(fc.array(anyText, { maxLength: 6 }), anyPath),
  ([lines, path]) => {
    assert.equal(typeof compileRobots(lines.join('\nDisallow: '))(path), 'boolean');
  },
);

import { expect, it } from 'vitest';
import { headerScore } from './header-score';

const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: https:; frame-src 'self' https:; form-action 'self' https:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'";
const GOOD = {
  'content-security-policy': POLICY,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const SCRIPT = '<script src="/a.js" integrity="sha256-x"></script>';

const policy = (from: string, to: string) => ({ 'content-security-policy': POLICY.replace(from, to) });

/** Scores of @mdn/mdn-http-observatory 1.4.8 for the same responses. */
it.each<[what: string, changes: Record<string, string | null>, score: number, html?: string]>([
  ['all that this product sends', {}, 135],
  ['scripts without integrity', {}, 130, '<script src="/a.js"></script>'],
  ['no policy', { 'content-security-policy': null }, 55],
  ['a policy that begins with the own site', policy("default-src 'none'", "default-src 'self'"), 130],
  ['inline styles', policy("style-src 'self'", "style-src 'self' 'unsafe-inline'"), 125],
  ['inline scripts', policy("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", "'unsafe-inline'"), 80],
  ['scripts of anybody', policy("script-src 'self'", "script-src 'self' https:"), 80],
  ['eval', policy("script-src 'self'", "script-src 'self' 'unsafe-eval'"), 115],
  ['frames over http', policy("frame-src 'self' https:", "frame-src 'self' http:"), 80],
  ['pictures over http', policy('data: https:', 'data: http:'), 115],
  ['no word of https', { 'strict-transport-security': null }, 80],
  ['https for a short time', { 'strict-transport-security': 'max-age=1000' }, 125],
  ['guessed types', { 'x-content-type-options': null }, 130],
  ['no referrer policy', { 'referrer-policy': null }, 130],
  ['an open referrer policy', { 'referrer-policy': 'unsafe-url' }, 125],
  ['no resource policy', { 'cross-origin-resource-policy': null }, 125],
  ['an open resource policy', { 'cross-origin-resource-policy': 'cross-origin' }, 125],
  ['no word of frames', policy("; frame-ancestors 'self'", ''), 80],
  [
    'frames by the old header',
    { ...policy("; frame-ancestors 'self'", ''), 'x-frame-options': 'SAMEORIGIN' },
    130,
  ],
])('the header score: %s', (_what, changes, score, html = SCRIPT) => {
  const headers = new Headers(
    Object.entries({ ...GOOD, ...changes }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value] as [string, string]],
    ),
  );
  expect(headerScore({ headers, html }).score).toBe(score);
});

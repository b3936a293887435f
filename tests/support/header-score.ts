/**
 * The score of the MDN HTTP Observatory for one response over https, by its published rules (algorithm version 4:
 * https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js). The scanner itself needs a database, an
 * error service and 230 packages, and only scans ports 80 and 443 of pages with status 200; this module's test compares
 * the rules with responses whose score by the scanner is known.
 */
export interface ScoredResponse {
  headers: Headers;
  html: string;
}

interface Score {
  score: number;
  /** Points each rule adds or subtracts. */
  rules: Readonly<Record<string, number>>;
}

const HALF_A_YEAR_SECONDS = 15_768_000;
/** Below this score bonuses do not count. */
const BONUS_FROM = 90;
const PASSIVE = ['img-src', 'media-src'];
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

export function headerScore({ headers, html }: ScoredResponse): Score {
  const policy = directives(headers.get('content-security-policy') ?? '');
  const rules = {
    'content policy': policyRule(policy),
    'referrer policy': referrerRule(headers.get('referrer-policy')),
    https: httpsRule(headers.get('strict-transport-security') ?? ''),
    'content type': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    framing: policy.has('frame-ancestors') ? 5 : headers.has('x-frame-options') ? 0 : -20,
    'resource policy': resourceRule(headers.get('cross-origin-resource-policy')),
    cookies: cookieRule(headers.getSetCookie()),
    integrity: /<script[^>]*\ssrc="\/[^>]*\sintegrity="sha/.test(html) ? 5 : 0,
  };
  const values = Object.values(rules);
  const plain = values.filter((value) => value < 0).reduce((sum, value) => sum + value, 100);
  return { score: plain < BONUS_FROM ? plain : values.reduce((sum, value) => sum + value, 100), rules };
}

type Directives = ReadonlyMap<string, readonly string[]>;

function directives(policy: string): Directives {
  return new Map(
    policy.split(';').flatMap((directive) => {
      const [name, ...values] = directive.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), values] as const] : [];
    }),
  );
}

function policyRule(policy: Directives): number {
  if (policy.size === 0) return -25;
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = of('script-src');
  const isOpen = (sources: readonly string[]) =>
    sources.some((source) => /^(?:\*|https?:|data:)$/.test(source));
  if (isOpen(scripts) || isOpen(of('object-src')) || hasLiveInline(scripts)) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (plainly(policy) !== 0) return plainly(policy);
  if (of('style-src').includes("'unsafe-inline'")) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

/** What may load over plain http: pictures and sounds cost less. */
function plainly(policy: Directives): number {
  const kinds = [...policy].filter(([, sources]) => sources.some((source) => /^(?:http|ws):/.test(source)));
  if (kinds.length === 0) return 0;
  return kinds.every(([name]) => PASSIVE.includes(name)) ? -10 : -20;
}

/** A hash or a nonce in the same list disables `unsafe-inline`. */
function hasLiveInline(sources: readonly string[]): boolean {
  return sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
}

function referrerRule(header: string | null): number {
  if (header === null) return 0;
  return PRIVATE_REFERRERS.includes(header) ? 5 : -5;
}

function httpsRule(header: string): number {
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? -1);
  if (seconds < 0) return -20;
  return seconds >= HALF_A_YEAR_SECONDS ? 0 : -10;
}

function resourceRule(header: string | null): number {
  if (header === null) return 0;
  return header === 'cross-origin' ? 0 : 10;
}

function cookieRule(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -20;
  return cookies.every((cookie) => /;\s*samesite/i.test(cookie)) ? 5 : 0;
}

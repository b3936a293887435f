import type { Sources } from './sources';

export interface PolicyWish {
  site: string;
  /** Who may embed the site in a frame, in `frame-ancestors` syntax. */
  frameAncestors: string;
  /** Third-party sources, by name. */
  sources: Sources;
  /** Further origins of pictures and sounds; `https:` for any, as in the next. */
  mediaOrigins: readonly string[];
  /** Where payment forms may lead, including each host of their redirects. */
  paymentOrigins: readonly string[];
  /** Whether enabled services write their own styles into the page. */
  hasInlineStyles: boolean;
}

/** Where browsers report what the policy blocked; also the name of the reporting endpoint. */
export const REPORT_PATH = '/csp-report';

/**
 * The content security policy of every page, by the sources that admit its inline scripts (a nonce or hashes).
 * Otherwise it is the same everywhere, because it applies to a whole visit, soft navigations included.
 *
 * Only the platform knows its payment providers, and pictures come from wherever the catalogue says: any https origin,
 * unless the operator names them.
 */
export function contentPolicy(wish: PolicyWish): (inlineScripts: readonly string[]) => string {
  const before = { 'default-src': ["'none'"] };
  const after = afterScripts(wish);
  return (inlineScripts) =>
    write({
      ...before,
      'script-src': ["'self'", ...inlineScripts, ...wish.sources.script],
      ...after,
    });
}

/**
 * The policy of the service worker for its fetches: pictures of this site, which the back ends may redirect to any
 * origin. Independent of settings: a browser keeps it until the worker's file changes.
 */
export function workerPolicy(site: string): string {
  const isSecure = site.startsWith('https:');
  return write({
    'default-src': ["'none'"],
    'connect-src': ["'self'", ...anywhere(['https:'], isSecure)],
    ...upgrade(isSecure),
  });
}

function upgrade(isSecure: boolean): Record<string, readonly string[]> {
  return isSecure ? { 'upgrade-insecure-requests': [] } : {};
}

function afterScripts(wish: PolicyWish) {
  const { site, frameAncestors, sources, hasInlineStyles } = wish;
  const isSecure = site.startsWith('https:');
  const media = [...anywhere(wish.mediaOrigins, isSecure), ...sources.media];
  return {
    'style-src': ["'self'", ...(hasInlineStyles ? withInline(sources.style) : sources.style)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...media],
    'font-src': ["'self'", ...sources.font],
    'connect-src': ["'self'", ...sources.connect],
    'media-src': ["'self'", ...media],
    'frame-src': ["'self'", ...anywhere(sources.frame, isSecure)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...anywhere(wish.paymentOrigins, isSecure)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes(sources),
    'frame-ancestors': [frameAncestors],
    ...upgrade(isSecure),
    'report-uri': [REPORT_PATH],
    'report-to': ['csp'],
  };
}

/** "Any origin" includes plain http if the site itself is http; naming origins beside it would add nothing. */
function anywhere(origins: readonly string[], isSecure: boolean): readonly string[] {
  if (!origins.includes('https:')) return origins;
  return isSecure ? ['https:'] : ['https:', 'http:'];
}

/** Only the product's policies (`lib/browser/trusted-types.ts`), unless third-party code runs and needs its own. */
function trustedTypes({ script }: Sources): string[] {
  return script.length === 0 ? ['default', 'site'] : ['*', "'allow-duplicates'"];
}

/** A hash in the same list would disable `unsafe-inline`. */
function withInline(styles: readonly string[]): string[] {
  return ["'unsafe-inline'", ...styles.filter((source) => !source.startsWith("'sha256-"))];
}

function write(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');
}

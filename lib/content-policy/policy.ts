import type { Sources } from './sources';

export interface PolicyWish {
  /** Origin of the site. */
  site: string;
  /** Who may show the site in a frame, as `frame-ancestors` takes it. */
  frameAncestors: string;
  /** What comes from elsewhere, by name. */
  sources: Sources;
  /** Where pictures and sounds come from besides; `https:` for any address, as in the next. */
  mediaOrigins: readonly string[];
  /** Where payment forms may lead, each host of their redirects included. */
  paymentOrigins: readonly string[];
  /** Services in use write styles of their own into the page. */
  hasInlineStyles: boolean;
}

/** Where browsers report what the policy blocked; also the name of the reporting endpoint. */
export const REPORT_PATH = '/csp-report';

/**
 * The content policy of every page, as a function of the sources that admit the page's inline scripts (a nonce or
 * hashes). It holds for a whole visit, soft navigations included: so it is the same on every page but for those.
 *
 * Payment sides are known to the platform alone, and pictures come from wherever the catalogue says: any https address,
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
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
    'report-uri': [REPORT_PATH],
    'report-to': ['csp'],
  };
}

/** Any address means plain http too where the site itself is plain; a name beside it would add nothing. */
function anywhere(origins: readonly string[], isSecure: boolean): readonly string[] {
  if (!origins.includes('https:')) return origins;
  return isSecure ? ['https:'] : ['https:', 'http:'];
}

/**
 * The product's own policies alone (`lib/browser/trusted-types.ts`); code of others makes some of its own, whose names
 * are theirs, and some ends where it may not.
 */
function trustedTypes({ script }: Sources): string[] {
  return script.length === 0 ? ['default', 'site'] : ['*', "'allow-duplicates'"];
}

/** A hash beside it would make `unsafe-inline` count for nothing. */
function withInline(styles: readonly string[]): string[] {
  return ["'unsafe-inline'", ...styles.filter((source) => !source.startsWith("'sha256-"))];
}

function write(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');
}

import type { Sources } from './sources';

export interface PolicyWish {
  /** Origin of the site. */
  site: string;
  /** Who may show the site in a frame, as `frame-ancestors` takes it. */
  frameAncestors: string;
  /** What comes from elsewhere. */
  sources: Sources;
  /** Services in use write styles of their own into the page. */
  hasInlineStyles: boolean;
}

/** Where browsers report what the policy kept from happening; also the name of the reporting endpoint. */
export const REPORT_PATH = '/csp-report';

/**
 * The content policy of every page, as a function of the sources that admit the page's inline scripts (a nonce or hashes).
 * It holds for a whole visit, soft navigations included: so it is the same on every page but for those.
 *
 * Games and payment sides are known only at run time: frames and forms may lead to any https address. Pictures and
 * sounds come from wherever the catalogue says.
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

function afterScripts({ site, frameAncestors, sources, hasInlineStyles }: PolicyWish) {
  const isSecure = site.startsWith('https:');
  const anywhere = isSecure ? ['https:'] : ['https:', 'http:'];
  return {
    'style-src': ["'self'", ...(hasInlineStyles ? withInline(sources.style) : sources.style)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...anywhere],
    'font-src': ["'self'", ...sources.font],
    'connect-src': ["'self'", ...sources.connect],
    'media-src': ["'self'", ...anywhere],
    'frame-src': ["'self'", ...anywhere],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...anywhere],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [frameAncestors],
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
    'report-uri': [REPORT_PATH],
    'report-to': ['csp'],
  };
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

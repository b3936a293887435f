import { NextRequest } from 'next/server';
import { compileRedirectRules, type RedirectRule } from '@/lib/site-settings/redirect-rules';
import { compileRobots } from '@/lib/site-settings/robots';
import { createContext, type StepContext } from './context';
import type { SiteSettings } from '@/lib/site-settings/settings.server';

export const TEST_ORIGIN = 'http://casino.test';

interface ContextOptions {
  method?: string;
  headers?: Record<string, string>;
  redirects?: RedirectRule[];
  robots?: string;
  isMaintenance?: boolean;
  /** Slugs of content pages; without them any slug may be one. */
  slugs?: readonly string[];
  /** Further ones that exist in French alone. */
  frenchSlugs?: readonly string[];
}

/** The context of a request for `address`, a path with query. */
export function contextFor(address: string, options: ContextOptions = {}): StepContext {
  const {
    method = 'GET',
    headers = {},
    redirects = [],
    robots = '',
    isMaintenance = false,
    slugs,
    frenchSlugs = [],
  } = options;
  const settings: SiteSettings = {
    redirects: compileRedirectRules(redirects, 'casino.test').rules,
    robotsText: robots,
    isClosed: compileRobots(robots),
    isMaintenance,
    isUnknownSlug: (slug, locale) =>
      slugs?.includes(slug) === false && (locale === 'en' || !frenchSlugs.includes(slug)),
    contentPolicy: (inline) => `script-src ${inline.join(' ')}`,
  };
  return createContext(new NextRequest(`${TEST_ORIGIN}${address}`, { method, headers }), settings);
}

/** Target of a rewrite inside the app: path with query; null when the response is not one. */
export function rewriteOf(response: Response | undefined): string | null {
  return pathOf(response?.headers.get('x-middleware-rewrite'));
}

/** Target of a redirect: path with query on this site, an absolute URL elsewhere; null when the response is not one. */
export function locationOf(response: Response | undefined): string | null {
  return pathOf(response?.headers.get('location'));
}

function pathOf(address: string | null | undefined): string | null {
  return address?.startsWith(`${TEST_ORIGIN}/`) ? address.slice(TEST_ORIGIN.length) : (address ?? null);
}

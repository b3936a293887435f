import { env } from './server';

/** Host of `SITE_URL`, never of a request, whose SEO settings are read; without port, lower case. */
export function siteHost(): string {
  return new URL(env.SITE_URL).hostname;
}

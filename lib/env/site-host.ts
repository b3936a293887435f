import { env } from './server';

/** Host whose SEO settings are read: that of `SITE_URL`, never of a request; without port, lower case. */
export function siteHost(): string {
  return new URL(env.SITE_URL).hostname;
}

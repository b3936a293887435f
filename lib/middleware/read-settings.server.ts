import 'server-only';
import { routing } from '@/i18n/routing';
import { readCollection } from '@/lib/content/client.server';
import type { SettingsSeo } from '@/lib/content/schema-settings';
import { siteHost } from '@/lib/env/site-host';
import { PlatformError } from '@/lib/platform/error';
import { askPlatform } from './ask-platform.server';

export type SeoSettings = Pick<SettingsSeo, 'redirects' | 'robotsTxt'>;

/** Limit of each read. Milliseconds. */
const READ_LIMIT_MS = 2_000;
const NONE: SeoSettings = { redirects: [], robotsTxt: null };

/**
 * Redirect rules and robots text of the site's own host (R-SEO-10); empty when the content system knows none.
 * @throws ContentFailure when they cannot be read.
 */
export async function readSeoSettings(): Promise<SeoSettings> {
  const record = await readCollection('settings-seo', {
    locale: routing.defaultLocale,
    filters: { host: siteHost() },
    timeoutMs: READ_LIMIT_MS,
  });
  return record === null ? NONE : { redirects: record.redirects, robotsTxt: record.robotsTxt };
}

/**
 * Whether the platform says it is switched off (contract part 8). Any other whole answer means it is not, a plain 5xx
 * included: only the two named exceptions make a maintenance page.
 * @throws UpstreamFailure when no whole answer came.
 */
export async function readIsMaintenance(): Promise<boolean> {
  try {
    await askPlatform({
      method: 'metadata.getgeneralinfo',
      locale: routing.defaultLocale,
      timeoutMs: READ_LIMIT_MS,
    });
    return false;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return error.type === 'ApplicationDisabledException' || error.type === 'ApplicationUnavailableException';
  }
}

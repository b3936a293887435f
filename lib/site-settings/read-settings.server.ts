import 'server-only';
import { routing } from '@/i18n/routing';
import { readCollection } from '@/lib/content/client.server';
import type { SettingsSeo } from '@/lib/content/schema-settings';
import { siteHost } from '@/lib/env/site-host';
import { PlatformError } from '@/lib/platform/error';
import { fatalPage } from '@/lib/platform/error-policy';
import { requestPlatform } from './request-platform.server';
import { READ_LIMIT_MS, servicesOf, type PolicyParts } from './read-policy.server';

export type SeoSettings = Pick<SettingsSeo, 'redirects' | 'robotsTxt'>;

export interface PlatformState {
  isMaintenance: boolean;
  /** Null when the platform did not report them. */
  services: PolicyParts['services'] | null;
}

const NONE: SeoSettings = { redirects: [], robotsTxt: null };

/** R-SEO-10, for the site's own host; empty when the content system has none. @throws ContentFailure */
export async function readSeoSettings(): Promise<SeoSettings> {
  const record = await readCollection('settings-seo', {
    locale: routing.defaultLocale,
    filters: { host: siteHost() },
    timeoutMs: READ_LIMIT_MS,
  });
  return record === null ? NONE : { redirects: record.redirects, robotsTxt: record.robotsTxt };
}

/**
 * Whether the platform reports that it is switched off, else the services it enables. Only its two named exceptions
 * show the maintenance page, not a plain 5xx.
 * @throws UpstreamFailure when there was no complete response.
 */
export async function readPlatformState(): Promise<PlatformState> {
  try {
    const info = await requestPlatform({
      method: 'metadata.getgeneralinfo',
      locale: routing.defaultLocale,
      timeoutMs: READ_LIMIT_MS,
    });
    return { isMaintenance: false, services: servicesOf(info) };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { isMaintenance: fatalPage(error) === 'maintenance', services: null };
  }
}

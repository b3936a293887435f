import { startSite } from '../support/site';

export interface OwnSite {
  /** Origin, without a slash at the end. */
  origin: string;
  stop(): void;
}

/**
 * Starts the production build once more, on a free port, for tests that break its back ends or need another environment
 * (`more`); nobody else's world changes.
 */
export async function startOwnSite(
  platformUrl: string,
  contentUrl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<OwnSite> {
  const addresses = { PLATFORM_URL: platformUrl, CONTENT_URL: contentUrl };
  // As the shared site has it (playwright.config.ts).
  const calm = { LOG_LEVEL: 'silent', READ_TIMEOUT_MS: '20000' };
  const site = await startSite({ ...addresses, ...calm, ...more });
  return { origin: site.origin, stop: () => void site.stop() };
}

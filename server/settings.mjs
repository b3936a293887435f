// @ts-check

/** @param {string} name @param {number} usual */
function numberOf(name, usual) {
  const value = Number(process.env[name] || usual);
  return Number.isFinite(value) && value >= 0 ? value : usual;
}

/** The server's environment settings; `lib/env/server.ts` refuses to start with invalid values. */
export function serverSettings() {
  return {
    /** Development stops and is ready immediately. */
    isProduction: process.env.NODE_ENV === 'production',
    isWarmedUp: process.env.WARM_UP === 'on',
    drainMs: numberOf('DRAIN_MS', 0),
    maxPagesInFlight: numberOf('PAGES_MAX_IN_FLIGHT', 200),
    siteHost: hostOf(process.env.SITE_URL),
    hsts: hstsOf(process.env.SITE_URL, process.env.HSTS),
  };
}

/** @param {string | undefined} address */
function hostOf(address) {
  try {
    return new URL(address ?? '').host;
  } catch {
    return 'localhost';
  }
}

/**
 * The scope of `Strict-Transport-Security`; null for no such header. Browsers remember it for two years and preload
 * lists for longer, so covering subdomains is the operator's choice (`HSTS=domain`).
 * @param {string | undefined} address @param {string | undefined} wanted @returns {'domain' | 'host' | null}
 */
function hstsOf(address, wanted) {
  if (!/^https:/i.test(address ?? '') || wanted === 'off') return null;
  return wanted === 'domain' ? 'domain' : 'host';
}

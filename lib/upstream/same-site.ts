/**
 * Whether a call comes from the scripts of the site's own pages, from the address bar, or from no browser:
 * `Sec-Fetch-Site` is `same-origin`, `none` or absent, and `Origin`, if sent, is the site's. A picture, frame or link in
 * a page makes no call: some change something by GET, such as the sign-out.
 */
export function isOwnCall(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  if (site === 'same-origin' && (headers.get('sec-fetch-dest') ?? 'empty') !== 'empty') return false;
  const origin = headers.get('origin');
  return origin === null || origin === siteOrigin || isOriginOfHost(origin, headers);
}

/** The site may be reached under its machine's own address; the browser sets both headers, a page cannot. */
function isOriginOfHost(origin: string, headers: Headers): boolean {
  const host = headers.get('host');
  return host !== null && (origin === `http://${host}` || origin === `https://${host}`);
}

import { parseUrl } from '@/lib/routing/parse-url';

/**
 * A sentence where a back end redirects, which the product never follows; null for any other response.
 * @param address the requested one
 */
export function redirectOf({ status, headers }: Response, address: string): string | null {
  const location = headers.get('location');
  if (status < 300 || status > 399 || location === null) return null;
  const target = parseUrl(location, address);
  return target === null
    ? 'redirects to an invalid address'
    : `redirects to ${target.origin}${target.pathname}: use that address`;
}

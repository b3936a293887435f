/**
 * A sentence where a back end redirects, which the product never follows; null for any other response.
 * @param address the requested one
 */
export function redirectOf({ status, headers }: Response, address: string): string | null {
  const location = headers.get('location');
  if (status < 300 || status > 399 || location === null) return null;
  const { origin, pathname } = new URL(location, address);
  return `redirects to ${origin}${pathname}: use that address`;
}

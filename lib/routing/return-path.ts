import { sameSitePath } from './external';
import { navigable } from './navigate';

/** A return URL from a query or storage as a path of this site (`sameSitePath`); null when it is refused or missing. */
export function returnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  return navigable(value) === null ? null : sameSitePath(value);
}

/**
 * An address as the platform reads it, or null for one that cannot be read. In place of `URL.canParse`, which on Node 20
 * says false of good addresses with letters such as `é` once it was called some thousand times.
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

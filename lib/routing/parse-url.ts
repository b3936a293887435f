/**
 * Null for an invalid URL. Replaces `URL.canParse`, which on Node 20 returns false for valid URLs with letters such as
 * `é` after some thousand calls.
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/**
 * Parses a URL, or returns null for an invalid one. Replaces `URL.canParse`, which on Node 20 returns false for valid
 * URLs with letters such as `é` after some thousand calls.
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

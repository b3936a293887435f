/** Null if invalid. Node 20's `URL.canParse` is false for valid URLs with `é` after some thousand calls. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

import { PlatformError } from '@/lib/platform/error';

/**
 * Tells the browser's console of a failure that nobody on the page has to know of, for whoever looks into it. Only the
 * kind of the error is written, never its words, which may hold what a player typed.
 */
export function reportFailure(what: string, error: unknown): void {
  const kind =
    error instanceof PlatformError ? error.type : error instanceof Error ? error.name : typeof error;
  // eslint-disable-next-line no-console -- the one place where the product writes to the console
  console.warn(`${what} failed: ${kind}`);
}

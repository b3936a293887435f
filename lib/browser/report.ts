/**
 * Logs a failure to the browser's console that nobody on the page has to know of, for whoever looks into it. Only the
 * kind of the error is written, never its words, which may hold what a player typed; those of a refused navigation do
 * not.
 */
export function reportFailure(what: string, error: unknown): void {
  const kind = kindOf(error);
  // oxlint-disable-next-line no-console -- the one place where the product writes to the console
  console.warn(`${what} failed: ${kind}`);
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  // By its name: every page has this module, but not the class.
  if (error.name === 'PlatformError') return (error as Error & { type: string }).type;
  return error.name === 'NavigationRefused' ? error.message : error.name;
}

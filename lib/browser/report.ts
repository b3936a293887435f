/**
 * Logs a failure that the visitor need not know about to the console. Only the kind of error is written, not its
 * message, which may contain what a player typed; the messages of refused navigations cannot, and are.
 */
export function reportFailure(what: string, error: unknown): void {
  const kind = kindOf(error);
  // oxlint-disable-next-line no-console -- the one place where the product writes to the console
  console.warn(`${what} failed: ${kind}`);
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  // Checked by name: every page has this module, but not the class.
  if (error.name === 'PlatformError') return (error as Error & { type: string }).type;
  return error.name === 'NavigationRefused' ? error.message : error.name;
}

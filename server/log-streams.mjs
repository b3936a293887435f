// @ts-check
/**
 * Serves on when nobody reads the log any more. Without a listener each failed write counts as an uncaught error, which
 * Next.js reports by writing once more: the process would do nothing else.
 */
export function outliveLogReader() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

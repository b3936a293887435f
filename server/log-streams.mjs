// @ts-check
/**
 * Keeps serving when nobody reads the log any more. Without a listener each failed write is an uncaught error, which
 * Next.js reports with another write: the process would do nothing else.
 */
export function outliveLogReader() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

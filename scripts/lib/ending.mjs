/** Interval at which it checks whether npm still runs. Milliseconds. */
const WATCH_MS = 300;

const parent = process.ppid;

/**
 * Calls the listener for every terminating signal. npm runs a script through `sh`, which a signal to npm kills without
 * forwarding it, so the end of the parent counts as a signal if npm started this program.
 * @param {(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => void} listener
 */
export function onEnd(listener) {
  process.on('SIGINT', () => listener('SIGINT'));
  process.on('SIGTERM', () => listener('SIGTERM'));
  // Listening would defeat `nohup`, which leaves no terminal here.
  if (process.stdin.isTTY) process.on('SIGHUP', () => listener('SIGHUP'));
  if (process.env.npm_lifecycle_event === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    listener('SIGTERM');
  }, WATCH_MS);
  watch.unref();
}

/** Where the browser knows no idle time, this much later. */
const LATER_MS = 200;

/** Runs a task while the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  // Not known to every Safari in use.
  const { requestIdleCallback } = window as Partial<Window>;
  if (requestIdleCallback) requestIdleCallback.call(window, task);
  else setTimeout(task, LATER_MS);
}

/** Delay in browsers without `requestIdleCallback`. */
const LATER_MS = 200;

export function whenIdle(task: () => void): void {
  // Missing in some Safari versions still in use.
  const { requestIdleCallback } = window as Partial<Window>;
  if (requestIdleCallback) requestIdleCallback.call(window, task);
  else setTimeout(task, LATER_MS);
}

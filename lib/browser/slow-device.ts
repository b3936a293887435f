/** A task this long marks a device as slow, where page changes are faster without a transition. */
const LONG_TASK_MS = 200;

/**
 * Watches how long scripts block the main thread, the first load included.
 * @returns Whether the device is known to be slow; false where the browser does not report long tasks.
 */
export function watchSlowDevice(): () => boolean {
  let isSlow = false;
  if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) {
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some(({ duration }) => duration >= LONG_TASK_MS)) return;
      isSlow = true;
      observer.disconnect();
    });
    observer.observe({ type: 'longtask', buffered: true });
  }
  return () => isSlow;
}

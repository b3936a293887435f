/** A task of this length stands for a device on which a page change is shown soonest without a transition. */
const LONG_TASK_MS = 200;

/**
 * Watches how long the page's scripts hold the main thread, those of its first load included.
 * @returns Whether the device is slow, as far as is known; false where the browser does not report long tasks.
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

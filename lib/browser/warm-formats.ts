/** Where the browser knows no idle time, this much later. */
const LATER_MS = 200;

/**
 * Makes the browser read what it needs to format numbers in the page's language, while nothing else is to be done: the first
 * formatter costs a slow phone some sixty milliseconds, else while the next page is drawn.
 */
export function warmFormats(): void {
  const warm = () => new Intl.NumberFormat(document.documentElement.lang);
  // Not known to every Safari in use.
  if ('requestIdleCallback' in window) window.requestIdleCallback(warm);
  else setTimeout(warm, LATER_MS);
}

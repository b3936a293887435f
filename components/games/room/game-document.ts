/** HTTP status of a frame's document; 0 if not exposed, as for another origin or the browser's error page. */
export function documentStatus(page: Document | null): number {
  const [entry] = page?.defaultView?.performance?.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.responseStatus ?? 0;
}

/**
 * Whether a frame contains a game after `load`, which also fires for error pages. A cross-origin game, whose document
 * is not exposed, is assumed to be fine while online.
 */
export function isGameDocument(page: Document | null, status: number): boolean {
  return page ? status < 400 && page.contentType.includes('html') : navigator.onLine;
}

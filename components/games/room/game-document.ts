/**
 * HTTP status of a frame's document; 0 if the browser does not expose it, as for another origin or its own error page.
 */
export function documentStatus(page: Document | null): number {
  const [entry] = page?.defaultView?.performance?.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.responseStatus ?? 0;
}

/**
 * Whether a frame contains a game after `load`, which also fires for error pages. Checks what the browser exposes; a
 * cross-origin game is assumed to be fine while online.
 */
export function isGameDocument(page: Document | null, status: number): boolean {
  return page ? status < 400 && page.contentType.includes('html') : navigator.onLine;
}

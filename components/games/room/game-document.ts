/**
 * Whether a frame contains a game after `load`, which also fires for error pages. Checks what the browser exposes; a
 * cross-origin game is assumed to be fine while online.
 */
export function isGameDocument(frame: HTMLIFrameElement): boolean {
  const document = frame.contentDocument;
  if (!document) return navigator.onLine;
  return documentStatus(frame) < 400 && document.contentType.includes('html');
}

/** HTTP status of the document in a frame; 0 if the browser does not expose it. */
export function documentStatus(frame: HTMLIFrameElement): number {
  const [entry] = frame.contentWindow?.performance?.getEntriesByType?.('navigation') ?? [];
  return entry && 'responseStatus' in entry ? Number(entry.responseStatus) : 0;
}

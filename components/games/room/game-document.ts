/**
 * Whether a frame holds a game after its `load`, which a browser reports for pages of an error too. Looked at as far as
 * the browser lets: a game on another origin is believed while there is a connection.
 */
export function isGameDocument(frame: HTMLIFrameElement): boolean {
  const document = frame.contentDocument;
  if (!document) return navigator.onLine;
  return documentStatus(frame) < 400 && document.contentType.includes('html');
}

/** HTTP status of the document in a frame; 0 where the browser does not report it. */
export function documentStatus(frame: HTMLIFrameElement): number {
  const [entry] = frame.contentWindow?.performance?.getEntriesByType?.('navigation') ?? [];
  return entry && 'responseStatus' in entry ? Number(entry.responseStatus) : 0;
}

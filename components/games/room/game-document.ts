/**
 * Whether a frame holds a game after its `load`, which a browser reports for pages of an error too. Looked at as far as
 * the browser lets: a game that lives on another origin is believed while there is a connection.
 */
export function isGameDocument(frame: HTMLIFrameElement): boolean {
  const document = frame.contentDocument;
  if (!document) return navigator.onLine;
  const [entry] = frame.contentWindow?.performance?.getEntriesByType?.('navigation') ?? [];
  const status = entry && 'responseStatus' in entry ? Number(entry.responseStatus) : 0;
  return status < 400 && document.contentType.includes('html');
}

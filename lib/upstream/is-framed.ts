/**
 * Whether a request belongs to a document in a frame, according to its browser: its calls have the non-strict flag
 * (R-API-03). Pages cached for everyone are rendered without it, because they serve both.
 */
export function isFramed(headers: Pick<Headers, 'get'>): boolean {
  const place = headers.get('sec-fetch-dest');
  return place === 'iframe' || place === 'frame';
}

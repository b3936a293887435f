/**
 * Whether a request is that of a document in a frame, by what its browser says: calls made for it carry the non-strict flag
 * (R-API-03). Pages made for everyone are made without it, because they serve both.
 */
export function isFramed(headers: Pick<Headers, 'get'>): boolean {
  const place = headers.get('sec-fetch-dest');
  return place === 'iframe' || place === 'frame';
}

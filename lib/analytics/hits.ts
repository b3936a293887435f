/**
 * Reports to `/hit` with an image request, fire and forget: it carries cookies and does not depend on the page's other
 * requests.
 */
function sendHit(query: Record<string, string>): void {
  new Image().src = `/hit?${new URLSearchParams(query).toString()}`;
}

/** The visit hit, once per page load with a `trackId` (R-TRACK-02). */
export function sendVisitHit(query: Pick<URLSearchParams, 'get'>, referrer: string): void {
  const trackId = query.get('trackId') ?? '';
  if (trackId !== '') sendHit({ referer: referrer, track_id: trackId });
}

/** The fraud-check session hit (R-TRACK-03). */
export function sendFraudHit(session: string): void {
  sendHit({ seon_session: session });
}

/** Reports to `/hit` with an image request: it carries cookies, and nothing waits for it. */
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

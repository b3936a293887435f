import { pushAnalytics } from '@/lib/browser/data-layer';
import { readStored, writeStored } from '@/lib/browser/storage';

/** Query parameters of campaign links that belong to analytics (R-TRACK-01). */
const TRACKING_QUERIES = [
  'trackId',
  'showPopupReg',
  'publisherId',
  'goalId',
  'goalEntryId',
  'linkId',
] as const;

const MAX_LENGTH = 200;

/** The tracking parameters of a URL; over-long values are cut. */
export function readTrackingQueries(query: URLSearchParams): Record<string, string> {
  const found = TRACKING_QUERIES.map((name) => [name, query.get(name)?.slice(0, MAX_LENGTH) ?? ''] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== ''));
}

/** Forwards the tracking parameters (R-TRACK-01), also from later documents, as after signing out. */
export function forwardTrackingQueries(query: URLSearchParams): void {
  const fresh = readTrackingQueries(query);
  const known = { ...readTrackingQueries(new URLSearchParams(readStored('tracking') ?? '')), ...fresh };
  if (Object.keys(known).length === 0) return;
  if (Object.keys(fresh).length > 0) writeStored('tracking', new URLSearchParams(known).toString());
  pushAnalytics({ event: 'tracking-queries', ...known });
}

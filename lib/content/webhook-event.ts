import { isRecord } from '@/lib/is-record';

/**
 * Whether a webhook's body reports a change visible to visitors. Saving a draft sends `entry.update` (or `create`) with
 * an entry without a publishing date; everything else counts, including an unknown body.
 */
export function isVisibleChange(body: unknown): boolean {
  if (!isRecord(body)) return true;
  const isSaved = body.event === 'entry.update' || body.event === 'entry.create';
  const isDraft = isRecord(body.entry) && body.entry.publishedAt === null;
  return !(isSaved && isDraft);
}

import { ReadThrough } from '@/lib/upstream/read-through.server';

/** Reads of the content system, by URL and bearer; their last good responses by collection, locale and filter. */
export const contentReads = new ReadThrough('content');

/** Drops shared responses, so that the next read reaches the content system (webhook). */
export function purgeContent(): void {
  contentReads.purge();
}

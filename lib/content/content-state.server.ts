import { ReadThrough } from '@/lib/upstream/read-through.server';

/** Reads of the content system, by URL and bearer; their last good responses by collection, locale and filter. */
export const contentReads = new ReadThrough('content');

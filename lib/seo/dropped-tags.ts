import { log } from '@/lib/log';

/** Logs the names of meta tags that no page shows, for editors; each at most once a minute for all pages together. */
export function logDroppedTags(collection: string, names: readonly string[], url?: string): void {
  for (const name of names) {
    log.once(`meta-tag-dropped.${collection}.${name}`, 'warn', 'meta-tag-dropped', { collection, url, name });
  }
}

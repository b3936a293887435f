import 'server-only';
import { env } from '@/lib/env/server';
import { stripLocale } from '@/lib/routing/locale-path';
import { pathOnSite } from '@/lib/routing/path-on-site';

/**
 * Entries of menu and footer with pages of the site as paths without language, however an editor wrote them: they lead to the
 * page in the reader's own language (R-ROUTE-02). Other addresses stay as they are.
 */
export function menuLinks<Entry extends { url: string }>(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => {
    const path = pathOnSite(entry.url, env.SITE_URL);
    return path === null ? entry : { ...entry, url: stripLocale(path).path };
  });
}

import { DATA_QUERY } from '@/server/next-internals/page-data.mjs';

/** As Next.js passes it: decoded, a repeated name as a list. */
export type PageQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A query as text, for a page that only redirects: `{ from: 'x', a: ['1', '2'] }` → `?from=x&a=1&a=2`. */
export function queryText(query: PageQuery): string {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    // Next.js adds it; the visitor did not request it.
    if (name === DATA_QUERY) continue;
    for (const each of [value].flat()) if (each !== undefined) values.append(name, each);
  }
  return values.size > 0 ? `?${values.toString()}` : '';
}

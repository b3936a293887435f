/**
 * The query with which a visitor entered. A guest redirected from a guarded path (R-GUARD-01) has the original one in
 * `redirectUrl`: its parameters count as well, after the URL's own.
 */
export function entryQuery(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  const [, guarded] = (query.get('redirectUrl') ?? '').split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
  for (const [name, value] of new URLSearchParams(guarded)) if (!query.has(name)) query.append(name, value);
  return query;
}

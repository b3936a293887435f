/**
 * What a visitor's address asks for. A guest who was led away from a guarded address (R-GUARD-01) has its query within
 * `redirectUrl`: what it asks for counts as well, after what the address itself says.
 */
export function entryQuery(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  const [, guarded] = (query.get('redirectUrl') ?? '').split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
  for (const [name, value] of new URLSearchParams(guarded)) if (!query.has(name)) query.append(name, value);
  return query;
}

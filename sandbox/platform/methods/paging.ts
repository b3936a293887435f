import { countParam } from '../method';

/** The part of a list that `offset` and `count` request, and how long the whole is. */
export function page<Item>(
  items: readonly Item[],
  query: ReadonlyMap<string, string>,
  defaultCount: number,
): { items: Item[]; total: number } {
  const offset = countParam(query, 'offset', 0);
  return {
    items: items.slice(offset, offset + countParam(query, 'count', defaultCount)),
    total: items.length,
  };
}

/**
 * `id` is a hint only: the item of that id comes first, the others follow, so a client that ignores it loses nothing.
 */
export function itemAndRest<Item extends { id: number }>(
  items: readonly Item[],
  query: ReadonlyMap<string, string>,
): Item[] {
  const id = countParam(query, 'id', 0);
  return [...items].sort((a, b) => Number(b.id === id) - Number(a.id === id));
}

/** The answer to "which item has this id": a failed read is never taken for a missing item. */
export type Found<Item> = { state: 'found'; item: Item } | { state: 'missing' } | { state: 'failed' };

interface ItemPage<Item> {
  items: readonly Item[];
  total: number;
}

/** Ids as they stand in an address: the digits of a whole number. */
const ID_PATTERN = /^\d{1,18}$/;

export function isItemId(value: string): boolean {
  return ID_PATTERN.test(value);
}

/**
 * Picks an item by id from its list (contract part 7: no call reads a single one). Only when the list goes on beyond
 * what was read, it is asked for once more with the id as a hint.
 */
export async function findItem<Item extends { id: string }>(
  read: (idHint?: string) => Promise<ItemPage<Item> | null>,
  id: string,
): Promise<Found<Item>> {
  if (!isItemId(id)) return { state: 'missing' };
  const page = await read();
  if (page === null) return { state: 'failed' };
  const known = page.items.find((item) => item.id === id);
  if (known) return { state: 'found', item: known };
  if (page.total <= page.items.length) return { state: 'missing' };
  const hinted = await read(id);
  if (hinted === null) return { state: 'failed' };
  const item = hinted.items.find((entry) => entry.id === id);
  return item ? { state: 'found', item } : { state: 'missing' };
}

/** The first of each id, in order: a platform may name an item twice. */
export function uniqueById<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

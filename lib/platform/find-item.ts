/** The result of a lookup by id: a failed read never counts as a missing item. */
export type Found<Item> = { state: 'found'; item: Item } | { state: 'missing' } | { state: 'failed' };

interface ItemList<Item> {
  items: readonly Item[];
  /** The state of further entries (`readWholeList`). */
  rest: 'none' | 'unread' | 'failed';
}

/** Ids as they appear in a URL, which encodes none of these characters. The contract's are integers. */
const ID_PATTERN = /^(?!\.+$)[\w.~-]{1,64}$/;

export function isItemId(value: string): boolean {
  return ID_PATTERN.test(value);
}

/**
 * Finds an item by id in its list (no call reads a single one). Only when the list continues beyond what was read, it
 * is requested once more with the id as a hint, which the platform may ignore.
 */
export async function findItem<Item extends { id: string }>(
  read: (idHint?: string) => Promise<ItemList<Item> | null>,
  id: string,
): Promise<Found<Item>> {
  if (!isItemId(id)) return { state: 'missing' };
  const list = await read();
  if (list === null) return { state: 'failed' };
  const known = list.items.find((item) => item.id === id);
  if (known) return { state: 'found', item: known };
  if (list.rest === 'none') return { state: 'missing' };
  const hinted = await read(id);
  const item = hinted?.items.find((entry) => entry.id === id);
  if (item) return { state: 'found', item };
  return { state: hinted === null || list.rest === 'failed' ? 'failed' : 'missing' };
}

import { uniqueBy } from './unique-by';

/** Number of entries requested at once. */
export const LIST_PAGE = 100;
/** More pages than any list of offers, tournaments or rewards has; an endless list is cut off here. */
const MAX_PAGES = 20;

export interface ListPage<Item> {
  items: readonly Item[];
  total: number;
}

export interface WholeList<Item> {
  items: Item[];
  /** Further entries: none, more than the limit allows, or their page failed. */
  rest: 'none' | 'unread' | 'failed';
}

/**
 * Reads a list from its first page to its last, so that people and crawlers find every entry, also those on the
 * platform's second page. Each entry appears once, however the platform splits its pages.
 * @param read One page from an offset; null where it could not be read.
 * @returns Null when not even the first page could be read.
 */
export async function readWholeList<Item extends { id: string }>(
  read: (offset: number) => Promise<ListPage<Item> | null>,
): Promise<WholeList<Item> | null> {
  const first = await read(0);
  if (first === null) return null;
  let items = uniqueBy(first.items, 'id');
  let offset = first.items.length;
  for (let pages = 1; items.length < first.total; pages += 1) {
    if (pages === MAX_PAGES) return { items, rest: 'unread' };
    const page = await read(offset);
    if (page === null) return { items, rest: 'failed' };
    const known = items.length;
    items = uniqueBy([...items, ...page.items], 'id');
    // With duplicate or invalid entries `total` is never reached.
    if (items.length === known) break;
    offset += page.items.length;
  }
  return { items, rest: 'none' };
}

/**
 * The same for reads that throw: every entry of a list.
 * @throws whatever `read` throws.
 */
export async function readAll<Item extends { id: string }>(
  read: (offset: number) => Promise<ListPage<Item>>,
): Promise<Item[]> {
  return (await readWholeList(read))?.items ?? [];
}

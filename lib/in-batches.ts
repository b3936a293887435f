/**
 * Reads items some at a time; results are in the items' order.
 * @param size How many are read at once.
 * @throws what a read throws; no further batch begins then.
 */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  size: number,
  read: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += size) {
    results.push(...(await Promise.all(items.slice(from, from + size).map(read))));
  }
  return results;
}

/** The first item of each key, in order: a platform may list an item twice. */
export function uniqueBy<Item>(items: readonly Item[], key: keyof Item): Item[] {
  const seen = new Set<unknown>();
  return items.filter(({ [key]: value }) => !seen.has(value) && seen.add(value));
}

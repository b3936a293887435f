/** The first item of each key, in order: a platform may list an item twice. */
export function uniqueBy<Item, Key extends keyof Item>(items: readonly Item[], key: Key): Item[] {
  const seen = new Set<Item[Key]>();
  return items.filter(({ [key]: value }) => !seen.has(value) && seen.add(value));
}

interface Named {
  id: string;
  name: string | null;
}

/**
 * The name of an item's page in search results: with its id if another item of the list has the same name, because
 * pages with the same title are treated as duplicates.
 */
export function distinctName(name: string, id: string, list: readonly Named[] | null): string {
  const plain = (text: string) => text.trim().toLowerCase();
  const isShared = list?.some((other) => other.id !== id && plain(other.name ?? '') === plain(name));
  return isShared ? `${name} (${id})` : name;
}

interface Named {
  id: string;
  name: string | null;
}

/** The name of an item's page in search results: with its id where the list repeats it, as equal titles compete. */
export function distinctName(name: string, id: string, list: readonly Named[] | null): string {
  const plain = (text: string) => text.trim().toLowerCase();
  const isShared = list?.some((other) => other.id !== id && plain(other.name ?? '') === plain(name));
  return isShared ? `${name} (${id})` : name;
}

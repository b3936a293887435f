interface Named {
  id: string;
  name: string | null;
}

/**
 * The name an item's page goes by at search engines: with its id where another item of the list has the same name, because
 * two pages of one title are taken for one.
 */
export function distinctName(name: string, id: string, list: readonly Named[] | null): string {
  const plain = (text: string) => text.trim().toLowerCase();
  const isShared = list?.some((other) => other.id !== id && plain(other.name ?? '') === plain(name));
  return isShared ? `${name} (${id})` : name;
}

import { COLLECTIONS, type CollectionName, type ContentCollection } from './collections';
import { CONTENT_LOCALES, mergeContent, type ContentLocale, type ContentRecord } from './content-value';
import type { StoredRecord } from './shape';

/** The records of one run, in memory: the demo content and whatever was edited since. */
export interface ContentStore {
  records(collection: CollectionName, locale: ContentLocale): readonly StoredRecord[];
  edit(collection: CollectionName, locale: ContentLocale, patch: ContentRecord): void;
  reset(): void;
}

/**
 * Opens a store filled with the demo content.
 *
 * `edit` merges a patch into a record. In a list the record is the one whose key attribute (`url` of `page-seo`) the
 * patch names, and a new one is added when there is none; a patch without that attribute goes to the first record.
 */
export function createContentStore(): ContentStore {
  const tables = new Map<string, StoredRecord[]>();
  let lastId = 0;

  const tableOf = (collection: CollectionName, locale: ContentLocale): StoredRecord[] =>
    tables.get(`${collection}/${locale}`) ?? [];

  const reset = (): void => {
    tables.clear();
    lastId = 0;
    for (const locale of CONTENT_LOCALES) {
      for (const [name, collection] of Object.entries<ContentCollection>(COLLECTIONS)) {
        const rows = collection.records(locale).map((attributes) => ({ id: (lastId += 1), attributes }));
        tables.set(`${name}/${locale}`, rows);
      }
    }
  };

  const edit = (collection: CollectionName, locale: ContentLocale, patch: ContentRecord): void => {
    const table = tableOf(collection, locale);
    const key = COLLECTIONS[collection].editKey;
    const isNamed = key !== null && patch[key] !== undefined;
    const index = isNamed ? table.findIndex(({ attributes }) => attributes[key] === patch[key]) : 0;
    const row = table[index];
    if (row === undefined) table.push({ id: (lastId += 1), attributes: patch });
    else table[index] = { id: row.id, attributes: mergeContent(row.attributes, patch) };
  };

  reset();
  return { records: tableOf, edit, reset };
}

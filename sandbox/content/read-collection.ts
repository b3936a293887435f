import { COLLECTIONS, type CollectionName } from './collections';
import { ContentError } from './content-error';
import type { ContentQuery } from './content-query';
import type { ContentStore } from './content-store';
import { isContentLocale, mergeContent, type ContentRecord } from './content-value';
import { filterValue, compileFilters } from './filters';
import { shapeRecord, type ContentShape, type StoredRecord } from './shape';

/**
 * The response body of one collection for one query. A locale without a record gives an empty list, or ContentError 404
 * for a single record; ContentError 400 for an unknown filter key.
 */
export function readCollection(
  store: ContentStore,
  name: CollectionName,
  query: ContentQuery,
  shape: ContentShape,
): object {
  const matches = compileFilters(query.filters, attributeNames(store, name));
  const rows = isContentLocale(query.locale) ? store.records(name, query.locale) : [];
  const found = (name === 'settings-seo' ? rows.map((row) => withRequestedHost(row, query)) : rows).filter(
    ({ id, attributes }) => matches({ ...attributes, id, locale: query.locale }),
  );
  if (COLLECTIONS[name].kind === 'list') return listBody(found, query, shape);
  const [record] = found;
  if (record === undefined) throw new ContentError(404, 'Not Found');
  return { data: shapeRecord(onlyFields(record, query.fields), shape), meta: {} };
}

function listBody(found: readonly StoredRecord[], query: ContentQuery, shape: ContentShape): object {
  const { page, pageSize, fields } = query;
  const total = found.length;
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  return {
    data: shown.map((record) => shapeRecord(onlyFields(record, fields), shape)),
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  };
}

/** One record serves whatever host a demo runs on, so it bears the requested host. */
function withRequestedHost(row: StoredRecord, { filters }: ContentQuery): StoredRecord {
  const host = filterValue(filters, 'host');
  return host === null ? row : { id: row.id, attributes: mergeContent(row.attributes, { host }) };
}

function attributeNames(store: ContentStore, name: CollectionName): ReadonlySet<string> {
  return new Set(store.records(name, 'en').flatMap(({ attributes }) => Object.keys(attributes)));
}

function onlyFields({ id, attributes }: StoredRecord, fields: readonly string[]): StoredRecord {
  if (fields.length === 0 || fields.includes('*')) return { id, attributes };
  const chosen = Object.entries(attributes).filter(([key]) => fields.includes(key));
  const picked: ContentRecord = Object.fromEntries(chosen);
  return { id, attributes: picked };
}

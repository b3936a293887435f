import { isRecord } from '@/lib/is-record';
import type { CollectionRow } from './collections';
import type { RawRecord } from './flatten';

/** Fields of every record, whatever its collection. */
const COMMON_FIELDS = new Set(['id', 'documentId', 'locale']);

/**
 * Whether a record belongs to its collection: it has one of its fields, or the requested part, so that defaults never
 * silently replace an unfit response. One of a list also needs a value, because it would match every URL.
 */
export function fits(record: RawRecord | null, row: CollectionRow, part: string | undefined): boolean {
  if (record === null) return true;
  if (part === undefined) return hasField(record, row, row.filterKey !== null);
  const within = record[part];
  return isRecord(within) ? hasField(within, row, false) : Object.hasOwn(record, part);
}

function hasField(record: RawRecord, { schema }: CollectionRow, needsValue: boolean): boolean {
  const fields = Object.keys(schema.shape).filter((field) => !COMMON_FIELDS.has(field));
  return fields.some((field) => Object.hasOwn(record, field) && !(needsValue && record[field] === null));
}

import qs from 'qs';
import { invalidKey } from './content-error';
import { filterValue } from './filters';

/** What a request asks of a collection, read from its query. */
export interface ContentQuery {
  locale: string;
  filters: unknown;
  /** Attributes to return; empty means all of them. */
  fields: readonly string[];
  /** Counted from 1. */
  page: number;
  pageSize: number;
}

const KNOWN_PARAMETERS = new Set(['locale', 'filters', 'populate', 'fields', 'sort', 'pagination', 'status']);
const DEFAULT_PAGE_SIZE = 25;
const MAX_PAGE_SIZE = 100;

/**
 * Reads a query in bracket form, percent-encoded or not. `populate`, `sort` and `status` are accepted and have no
 * effect: every record is returned whole, in its own order, and all of it is published. Throws ContentError 400 for an
 * unknown parameter, as a content system with strict parameters does.
 */
export function readContentQuery(search: string): ContentQuery {
  const parsed = qs.parse(search, { ignoreQueryPrefix: true, depth: 10, arrayLimit: 100 });
  for (const key of Object.keys(parsed)) {
    if (!KNOWN_PARAMETERS.has(key)) throw invalidKey(key, 'query');
  }
  const { locale, filters, fields, pagination } = parsed;
  return {
    locale: typeof locale === 'string' ? locale : (filterValue(filters, 'locale') ?? 'en'),
    filters,
    fields: typeof fields === 'string' ? fields.split(',') : Object.values(fields ?? {}).map(String),
    page: readCount(pagination, 'page', 1),
    pageSize: Math.min(readCount(pagination, 'pageSize', DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE),
  };
}

function readCount(source: unknown, key: string, fallback: number): number {
  if (typeof source !== 'object' || source === null) return fallback;
  const entry = Object.entries(source).find(([name]) => name === key);
  const count = Number(entry?.[1]);
  return Number.isInteger(count) && count > 0 ? count : fallback;
}

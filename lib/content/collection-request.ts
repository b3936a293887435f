import qs from 'qs';
import type { Locale } from '@/i18n/routing';
import { collectionRow, type CollectionName } from './collections';

/** A token of the content system that is valid in a header. */
export const CONTENT_TOKEN = /^[\w\-.~+/=]{1,4096}$/;

export interface CollectionQuery {
  locale: Locale;
  /** Attribute to value, filtered with `$eq`. */
  filters?: Readonly<Record<string, string>>;
  /** Key of the `banner` record that is populated and taken, where it is not the usual one. */
  part?: string;
  /** Requests drafts instead of the published version. */
  isDraft?: boolean;
}

/** Path and query of a read: locale, filters, populate, brackets percent-encoded. */
export function collectionPath(
  name: CollectionName,
  { locale, filters, part, isDraft = false }: CollectionQuery,
): string {
  const row = collectionRow(name);
  const key = part ?? row.part;
  const query = qs.stringify({
    locale,
    filters: filters && Object.fromEntries(Object.entries(filters).map(([field, $eq]) => [field, { $eq }])),
    status: isDraft ? 'draft' : undefined,
    populate: key === undefined ? row.populate : { [key]: { populate: '*' } },
  });
  return `/api/${row.path}?${query}`;
}

/** Headers of a read. The wrapped format is requested; the flat one is also accepted. */
export function collectionHeaders(token: string | null): Record<string, string> {
  return {
    accept: 'application/json',
    'strapi-response-format': 'v4',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
}

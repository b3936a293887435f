import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { currentLocale } from '@/i18n/locale.server';
import { RAW_QUERY } from '@/server/agreed-names.mjs';
import { DATA_QUERY } from '@/server/next-internals/page-data.mjs';
import { withQuery } from '@/server/redirect-query.mjs';
import { localePath } from './locale-path';

/**
 * Redirects to another page of the site in the visitor's language, with the whole query as it was sent (R-ROUTE-34),
 * which Next.js passes to pages decoded; its mark on requests for page data is dropped.
 */
export async function redirectWithQuery(path: string): Promise<never> {
  const query = (await headers()).get(RAW_QUERY) ?? '';
  redirect(localePath(await currentLocale(), withQuery(path, query.replace(/^\?/, ''), [DATA_QUERY])));
}

import { redirect } from 'next/navigation';
import { currentLocale } from '@/i18n/locale.server';
import { localePath } from './locale-path';
import { queryText, type PageQuery } from './query-text';

/** The request of a page that only redirects. */
export interface RedirectProps {
  searchParams: Promise<PageQuery>;
}

/** Redirects to another page of the site in the visitor's language, with the whole query (R-ROUTE-34). */
export async function redirectWithQuery(path: string, { searchParams }: RedirectProps): Promise<never> {
  const query = queryText(await searchParams);
  redirect(localePath(await currentLocale(), `${path}${query}`));
}

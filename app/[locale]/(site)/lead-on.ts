import { redirect } from 'next/navigation';
import { currentLocale } from '@/i18n/locale.server';
import { localePath } from '@/lib/routing/locale-path';
import { queryText, type PageQuery } from '@/lib/routing/query-text';

/** What a page that only leads on is asked with. */
export interface LedOnProps {
  searchParams: Promise<PageQuery>;
}

/** Leads to another page of the site in the visitor's language, with everything the address asked for (R-ROUTE-34). */
export async function leadOn(path: string, { searchParams }: LedOnProps): Promise<never> {
  const query = queryText(await searchParams);
  redirect(localePath(await currentLocale(), `${path}${query}`));
}

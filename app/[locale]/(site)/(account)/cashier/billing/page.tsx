import { redirect } from 'next/navigation';
import { currentLocale } from '@/i18n/locale.server';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { queryText, type PageQuery } from '@/lib/routing/query-text';

export const dynamic = 'force-dynamic';

/** Old address of the deposit (R-ROUTE-08). */
export default async function BillingPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = queryText(await searchParams);
  redirect(localePath(await currentLocale(), `${paths.deposit()}${query}`));
}

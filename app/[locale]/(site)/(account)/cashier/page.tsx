import { redirect } from 'next/navigation';
import { currentLocale } from '@/i18n/locale.server';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { queryText, type PageQuery } from '@/lib/routing/query-text';

export const dynamic = 'force-dynamic';

/** The cashier begins with the deposit (R-ROUTE-07, R-ROUTE-34). */
export default async function CashierPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = queryText(await searchParams);
  redirect(localePath(await currentLocale(), `${paths.deposit()}${query}`));
}

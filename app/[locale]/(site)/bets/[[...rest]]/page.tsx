import { redirect } from 'next/navigation';
import { currentLocale } from '@/i18n/locale.server';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { queryText, type PageQuery } from '@/lib/routing/query-text';

export const dynamic = 'force-dynamic';

/** Placeholder route (R-ROUTE-26): a player is led on; guests are led home before. */
export default async function BetsRoute({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = queryText(await searchParams);
  redirect(localePath(await currentLocale(), `${paths.profile('bets')}${query}`));
}

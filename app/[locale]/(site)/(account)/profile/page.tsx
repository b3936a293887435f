import { redirect } from 'next/navigation';
import { currentLocale } from '@/i18n/locale.server';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { queryText, type PageQuery } from '@/lib/routing/query-text';

export const dynamic = 'force-dynamic';

/** The profile begins with its settings (R-ROUTE-20). */
export default async function ProfilePage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = queryText(await searchParams);
  redirect(localePath(await currentLocale(), `${paths.profile()}${query}`));
}

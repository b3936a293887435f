import { redirect } from 'next/navigation';
import { currentLocale } from '@/i18n/locale.server';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';

export const dynamic = 'force-dynamic';

/** The cashier begins with the deposit (R-ROUTE-07, R-ROUTE-34). */
export default async function CashierPage() {
  redirect(localePath(await currentLocale(), paths.deposit()));
}

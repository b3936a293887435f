import { notFound } from 'next/navigation';
import { loadDepositPage } from '@/components/cashier/load-cashier.server';
import { DepositPanel } from '@/components/cashier/deposit-panel';
import { accountMetadata, AccountPage } from '@/components/profile/account-page';
import { currentLocale } from '@/i18n/locale.server';
import { hasDepositMethod } from '@/lib/cashier/loader';
import { METHOD_SYSNAME } from '@/lib/cashier/rules';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

interface MethodRoute {
  params: Promise<{ sysname: string }>;
}

async function readSysname({ params }: MethodRoute): Promise<string> {
  const { sysname } = await params;
  return METHOD_SYSNAME.test(sysname) ? sysname : notFound();
}

export async function generateMetadata(route: MethodRoute) {
  return accountMetadata('deposit', paths.deposit(await readSysname(route)));
}

export default async function DepositMethodPage(route: MethodRoute) {
  const sysname = await readSysname(route);
  const locale = await currentLocale();
  await requirePlayer(locale, paths.deposit(sysname));
  const [setup, isKnown] = await Promise.all([loadDepositPage(locale), hasDepositMethod(locale, sysname)]);
  if (isKnown === false) notFound();
  return (
    <AccountPage pageKey="deposit" path={paths.deposit(sysname)} namespaces={['cashier']}>
      <DepositPanel {...setup} sysname={sysname} />
    </AccountPage>
  );
}

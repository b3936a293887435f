import { notFound } from 'next/navigation';
import { loadDepositPage } from '@/components/cashier/deposit/load-cashier.server';
import { DepositPart } from '@/components/cashier/deposit/deposit-part';
import { DEPOSIT_TEXTS } from '@/components/cashier/deposit/deposit-texts.server';
import { PromoCodeFold } from '@/components/offers/promo-code-fold';
import { accountMetadata, AccountPage } from '@/components/profile/account-page';
import { currentLocale } from '@/i18n/locale.server';
import { SYSNAME } from '@/lib/routing/sysname';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

interface MethodRoute {
  params: Promise<{ sysname: string }>;
}

async function readSysname({ params }: MethodRoute): Promise<string> {
  const { sysname } = await params;
  return SYSNAME.test(sysname) ? sysname : notFound();
}

export async function generateMetadata(route: MethodRoute) {
  return accountMetadata('deposit', paths.deposit(await readSysname(route)));
}

export default async function DepositMethodPage(route: MethodRoute) {
  const sysname = await readSysname(route);
  const locale = await currentLocale();
  const user = await requirePlayer(locale, paths.deposit(sysname));
  const setup = await loadDepositPage(locale, user, sysname);
  const isMissing = setup.offered?.methods.every((method) => method.sysname !== sysname);
  if (isMissing) notFound();
  return (
    <AccountPage pageKey="deposit" path={paths.deposit(sysname)} namespaces={DEPOSIT_TEXTS} isServerRendered>
      <DepositPart {...setup} sysname={sysname}>
        <PromoCodeFold />
      </DepositPart>
    </AccountPage>
  );
}

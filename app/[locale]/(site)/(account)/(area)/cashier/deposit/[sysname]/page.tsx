import { loadDepositPage } from '@/lib/cashier/loader';
import { DepositPart } from '@/components/cashier/deposit/deposit-part';
import { DEPOSIT_TEXTS } from '@/components/cashier/deposit/deposit-texts.server';
import { PromoCodeFold } from '@/components/offers/promo-code-fold';
import { accountMetadata, AccountFrame, requireAccount } from '@/components/profile/account-frame';
import { decodedPath } from '@/lib/routing/encode';
import { paths } from '@/lib/routing/paths';

interface MethodRoute {
  params: Promise<{ sysname: string }>;
}

export const generateMetadata = async ({ params }: MethodRoute) =>
  accountMetadata('deposit', paths.deposit(await readSysname(params)));

const readSysname = async (params: MethodRoute['params']) => decodedPath((await params).sysname);

/** Deposit by one method (R-ROUTE-09); by the first available one if it is no longer offered. */
export default async function DepositMethodPage({ params }: MethodRoute) {
  const sysname = await readSysname(params);
  const account = await requireAccount('deposit', paths.deposit(sysname));
  const setup = await loadDepositPage(account.locale, account.user, sysname);
  return (
    <AccountFrame account={account} namespaces={DEPOSIT_TEXTS}>
      <DepositPart {...setup} sysname={sysname}>
        <PromoCodeFold />
      </DepositPart>
    </AccountFrame>
  );
}

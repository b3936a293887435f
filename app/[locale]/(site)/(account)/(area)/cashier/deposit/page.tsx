import { loadDepositPage } from '@/lib/cashier/loader';
import { DepositPart } from '@/components/cashier/deposit/deposit-part';
import { DEPOSIT_TEXTS } from '@/components/cashier/deposit/deposit-texts.server';
import { PromoCodeFold } from '@/components/offers/promo-code-fold';
import { accountMetadata, AccountFrame, requireAccount } from '@/components/profile/account-frame';

export const generateMetadata = () => accountMetadata('deposit');

export default async function DepositPage() {
  const account = await requireAccount('deposit');
  const setup = await loadDepositPage(account.locale, account.user, null);
  return (
    <AccountFrame account={account} namespaces={DEPOSIT_TEXTS}>
      <DepositPart {...setup} sysname={null}>
        <PromoCodeFold />
      </DepositPart>
    </AccountFrame>
  );
}

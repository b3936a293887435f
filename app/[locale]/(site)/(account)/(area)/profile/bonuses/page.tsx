import { BonusesPanel } from '@/components/bonuses/bonuses-panel';
import { BonusesSkeleton } from '@/components/bonuses/bonuses-skeleton';
import { FreeSpinsList } from '@/components/games/free-spins/free-spins-list';
import { PromoCodeBox } from '@/components/offers/promo-code-box';
import { accountMetadata, requireAccount } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { loadCashierSetup } from '@/lib/cashier/loader';

export const generateMetadata = () => accountMetadata('bonuses');

export default async function BonusesPage() {
  const account = await requireAccount('bonuses');
  const { historyPageSize } = await loadCashierSetup(account.locale);
  return (
    <AccountPage account={account} namespaces={['rewards']} skeleton={<BonusesSkeleton />}>
      <PromoCodeBox />
      <BonusesPanel pageSize={historyPageSize} />
      <FreeSpinsList />
    </AccountPage>
  );
}

import { BonusesPanel } from '@/components/bonuses/bonuses-panel';
import { BonusesSkeleton } from '@/components/bonuses/bonuses-skeleton';
import { FreeSpinsList } from '@/components/games/free-spins/free-spins-list';
import { PromoCodeBox } from '@/components/offers/promo-code-box';
import { accountMetadata } from '@/components/profile/account-frame';
import { accountPage } from '@/components/profile/account-page';
import { loadCashierSetup } from '@/lib/cashier/loader';

export const generateMetadata = () => accountMetadata('bonuses');

export default accountPage(
  'bonuses',
  ['rewards'],
  async ({ locale }) => {
    const { historyPageSize } = await loadCashierSetup(locale);
    return (
      <>
        <BonusesPanel pageSize={historyPageSize} />
        <FreeSpinsList />
        <PromoCodeBox />
      </>
    );
  },
  <BonusesSkeleton />,
);

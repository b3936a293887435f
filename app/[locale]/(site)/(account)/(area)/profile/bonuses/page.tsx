import { BonusesPanel } from '@/components/bonuses/bonuses-panel';
import { BonusesSkeleton } from '@/components/bonuses/bonuses-skeleton';
import { FreeSpinsList } from '@/components/games/free-spins/free-spins-list';
import { PromoCodeBox } from '@/components/offers/promo-code-box';
import { accountMetadata } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { currentLocale } from '@/i18n/locale.server';
import { loadCashierSetup } from '@/lib/cashier/loader';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

const PATH = paths.profile('bonuses');

export function generateMetadata() {
  return accountMetadata('bonuses', PATH);
}

export default async function BonusesPage() {
  const locale = await currentLocale();
  await requirePlayer(locale, PATH);
  const { historyPageSize } = await loadCashierSetup(locale);
  return (
    <AccountPage pageKey="bonuses" path={PATH} namespaces={['rewards']} skeleton={<BonusesSkeleton />}>
      <PromoCodeBox />
      <BonusesPanel pageSize={historyPageSize} />
      <FreeSpinsList />
    </AccountPage>
  );
}

import { loadDepositPage } from '@/components/cashier/deposit/load-cashier.server';
import { DepositPart } from '@/components/cashier/deposit/deposit-part';
import { DEPOSIT_TEXTS } from '@/components/cashier/deposit/deposit-texts.server';
import { PromoCodeFold } from '@/components/offers/promo-code-fold';
import { accountMetadata, AccountFrame } from '@/components/profile/account-frame';
import { currentLocale } from '@/i18n/locale.server';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return accountMetadata('deposit', paths.deposit());
}

export default async function DepositPage() {
  const locale = await currentLocale();
  const user = await requirePlayer(locale, paths.deposit());
  const setup = await loadDepositPage(locale, user, null);
  return (
    <AccountFrame pageKey="deposit" path={paths.deposit()} namespaces={DEPOSIT_TEXTS}>
      <DepositPart {...setup} sysname={null}>
        <PromoCodeFold />
      </DepositPart>
    </AccountFrame>
  );
}

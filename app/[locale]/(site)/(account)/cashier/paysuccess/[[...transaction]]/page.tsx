import { OwnPayment } from '@/components/cashier/own-payment';
import { PaymentResult } from '@/components/cashier/payment-result';
import { readTransaction, type TransactionRoute } from '@/components/cashier/read-transaction';
import { SystemPage } from '@/components/content/system-page';
import { accountMetadata, PaymentPage } from '@/components/profile/account-page';
import { PlayerPart } from '@/components/profile/player-part';
import { currentLocale } from '@/i18n/locale.server';
import { loadCashierSetup } from '@/lib/cashier/loader';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

export async function generateMetadata(route: TransactionRoute) {
  return accountMetadata('payment', paths.paySuccess(await readTransaction(route)));
}

export default async function PaySuccessPage(route: TransactionRoute) {
  const transaction = await readTransaction(route);
  const locale = await currentLocale();
  await requirePlayer(locale, paths.paySuccess(transaction));
  const { dateTimeJoiner } = await loadCashierSetup(locale);
  return (
    <PaymentPage path={paths.paySuccess(transaction)}>
      <OwnPayment transaction={transaction ?? null}>
        <SystemPage name="paySuccess">
          <PlayerPart hasSkeleton={false}>
            <PaymentResult kind="success" transaction={transaction ?? null} joiner={dateTimeJoiner} />
          </PlayerPart>
        </SystemPage>
      </OwnPayment>
    </PaymentPage>
  );
}

import { getTranslations } from 'next-intl/server';
import { OwnPayment } from '@/components/cashier/result/own-payment';
import { PayAgain } from '@/components/cashier/result/pay-again';
import { PaymentResult } from '@/components/cashier/result/payment-result';
import { readTransaction, type TransactionRoute } from '@/components/cashier/result/read-transaction';
import { SystemPage } from '@/components/content/system-page';
import { paymentMetadata, PaymentPage } from '@/components/profile/account-frame';
import { PlayerPart } from '@/components/profile/player-part';
import { ButtonLink } from '@/components/ui/button-link';
import { currentLocale } from '@/i18n/locale.server';
import type { ResultKind } from '@/lib/cashier/rules';
import { paths } from '@/lib/routing/paths';
import { payPaths } from '@/lib/routing/pay-paths';
import { requirePlayer } from '@/lib/session/require-player.server';

const RESULTS = {
  success: { name: 'paySuccess', path: payPaths.success },
  fail: { name: 'payFail', path: payPaths.fail },
  pending: { name: 'payPending', path: payPaths.pending },
} as const;

export async function payResultMetadata(kind: ResultKind, route: TransactionRoute) {
  return paymentMetadata(RESULTS[kind].path(await readTransaction(route)));
}

/** Return page of the payment provider, with or without a transaction (R-CASH-17). */
export async function PayResult({ kind, route }: { kind: ResultKind; route: TransactionRoute }) {
  const transaction = await readTransaction(route);
  const locale = await currentLocale();
  const path = RESULTS[kind].path(transaction);
  const user = await requirePlayer(locale, path);
  return (
    <PaymentPage path={path} user={user}>
      <OwnPayment kind={kind} transaction={transaction ?? null}>
        <SystemPage
          name={RESULTS[kind].name}
          lead={
            <PlayerPart hasSkeleton={false}>
              <PaymentResult kind={kind} transaction={transaction ?? null} />
            </PlayerPart>
          }
          after={kind === 'fail' && <ToSupport />}
        >
          {kind === 'fail' && (
            <PlayerPart hasSkeleton={false}>
              <PayAgain transaction={transaction ?? null} />
            </PlayerPart>
          )}
        </SystemPage>
      </OwnPayment>
    </PaymentPage>
  );
}

async function ToSupport() {
  const t = await getTranslations('cashier.result');
  return (
    <ButtonLink href={paths.support()} look="ghost">
      {t('support')}
    </ButtonLink>
  );
}

import { Suspense } from 'react';
import { PaymentById } from '@/components/cashier/result/payment-by-id';
import { SystemPage } from '@/components/content/system-page';
import { PaymentPage } from '@/components/profile/account-frame';
import { PlayerPart } from '@/components/profile/player-part';
import { currentLocale } from '@/i18n/locale.server';
import { loadCashierSetup } from '@/lib/cashier/loader';
import { requirePlayer } from '@/lib/session/require-player.server';

interface PayElsewhereProps {
  /** On the player's phone, or in a window of its own (R-CASH-17). */
  name: 'payMobile' | 'payNewWindow';
  path: string;
}

/** The page that waits while a payment continues elsewhere; the address may name the payment by `?id=`. */
export async function PayElsewhere({ name, path }: PayElsewhereProps) {
  const locale = await currentLocale();
  await requirePlayer(locale, path);
  const { dateTimeJoiner } = await loadCashierSetup(locale);
  return (
    <PaymentPage path={path}>
      <SystemPage
        name={name}
        lead={
          <PlayerPart hasSkeleton={false}>
            <Suspense>
              <PaymentById joiner={dateTimeJoiner} />
            </Suspense>
          </PlayerPart>
        }
      />
    </PaymentPage>
  );
}

import { Suspense } from 'react';
import { PaymentById } from '@/components/cashier/result/payment-by-id';
import { SystemPage } from '@/components/content/system-page';
import { PaymentPage } from '@/components/profile/account-frame';
import { PlayerPart } from '@/components/profile/player-part';
import { currentLocale } from '@/i18n/locale.server';
import { requirePlayer } from '@/lib/session/require-player.server';

interface PayElsewhereProps {
  /** On the player's phone, or in a separate window (R-CASH-17). */
  name: 'payMobile' | 'payNewWindow';
  path: string;
}

/** Waiting page while a payment continues elsewhere; `?id=` may identify the payment. */
export async function PayElsewhere({ name, path }: PayElsewhereProps) {
  const locale = await currentLocale();
  const user = await requirePlayer(locale, path);
  return (
    <PaymentPage path={path} user={user}>
      <SystemPage
        name={name}
        lead={
          <PlayerPart hasSkeleton={false}>
            <Suspense>
              <PaymentById />
            </Suspense>
          </PlayerPart>
        }
      />
    </PaymentPage>
  );
}

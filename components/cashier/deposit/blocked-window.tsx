import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { PaymentRequest } from '@/lib/cashier/rules';
import { leaveToPayment, openPayment } from './go-to-payment';

const takeFocus = (panel: HTMLElement | null) => panel?.focus();

/** One more click opens the blocked window, or the provider in this one. Nothing is submitted again. */
export function BlockedWindow({ request, onOpened }: { request: PaymentRequest; onOpened: () => void }) {
  const t = useTranslations('cashier');
  return (
    <div role="status" ref={takeFocus} tabIndex={-1}>
      <EmptyState icon="window" title={t('window.title')} text={t('window.text')}>
        <Button
          size="l"
          onClick={() => {
            if (openPayment(request)) onOpened();
            else leaveToPayment(request);
          }}
        >
          {t('window.open')}
        </Button>
      </EmptyState>
    </div>
  );
}

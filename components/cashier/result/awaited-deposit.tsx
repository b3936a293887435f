'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { awaitedDepositQuery } from '@/lib/cashier/queries';
import { pollWaitMs } from '@/lib/cashier/rules';
import { matchesResultPage } from '@/lib/cashier/truth-rules';
import { PaymentWatch } from './payment-watch';
import { UnreadPayment } from './unread-payment';
import styles from './unread-payment.module.scss';

/**
 * The waiting page whose address names no payment: it watches the newest deposit, and looks for one that is not
 * recorded yet. It never says that nothing is pending, which would invite to pay a second time.
 */
export function AwaitedDeposit({ joiner }: { joiner: string }) {
  const t = useTranslations('cashier.result');
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(awaitedDepositQuery);
  if (data?.newest && matchesResultPage('pending', data.newest, data.readAt)) {
    return <PaymentWatch id={data.newest.id} joiner={joiner} />;
  }
  if (error) return <UnreadPayment error={error} onAsk={() => void refetch()} />;
  if (!data) return null;
  const polls = client.getQueryState(awaitedDepositQuery.queryKey)?.dataUpdateCount ?? 0;
  return (
    <div className={styles.unread} role="status">
      <p>{t('notRecorded')}</p>
      {pollWaitMs(polls) === null && (
        <Button look="secondary" onClick={() => void refetch()}>
          {t('ask')}
        </Button>
      )}
    </div>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { awaitedDepositQuery, pollsOf } from '@/lib/cashier/queries';
import { pollWaitMs } from '@/lib/cashier/rules';
import { matchesResultPage } from '@/lib/cashier/result-rules';
import { PaymentWatch } from './payment-watch';
import { UnreadPayment } from './unread-payment';
import styles from './unread-payment.module.scss';

/**
 * Waiting page without a payment in its address: watches the latest deposit, and looks for one not yet recorded. Never
 * says that nothing is pending, which would invite a second payment.
 */
export function AwaitedDeposit() {
  const t = useTranslations('cashier.result');
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(awaitedDepositQuery);
  if (data?.newest && matchesResultPage('pending', data.newest, data.readAt)) {
    return <PaymentWatch id={data.newest.id} />;
  }
  if (error) return <UnreadPayment error={error} onAsk={() => void refetch()} />;
  if (!data) return null;
  const polls = pollsOf(client.getQueryState(awaitedDepositQuery.queryKey));
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

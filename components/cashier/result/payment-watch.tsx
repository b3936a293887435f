import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/button';
import { pollsOf, watchedPaymentQuery } from '@/lib/cashier/queries';
import { isDecided, pollWaitMs } from '@/lib/cashier/rules';
import { PaymentOutcome } from './payment-outcome';
import { UnreadPayment } from './unread-payment';
import styles from './unread-payment.module.scss';
import { useGoToResult } from './use-go-to-result';

/** Polls a pending payment and redirects to its result page once it is decided (R-LAY-05). */
export function PaymentWatch({ id }: { id: string }) {
  const t = useTranslations('cashier.result');
  const client = useQueryClient();
  const goToResult = useGoToResult();
  const query = watchedPaymentQuery(id);
  const { data, error, refetch, dataUpdatedAt } = useQuery(query);
  const status = data?.status;
  const leave = useEffectEvent(goToResult);
  useEffect(() => {
    if (status !== undefined && isDecided(status)) leave(id, status);
  }, [id, status]);
  if (error && !data) return <UnreadPayment error={error} onAsk={() => void refetch()} />;
  if (!data) return null;
  // Updated with each response: the last poll ends the waiting.
  const polls = dataUpdatedAt > 0 ? pollsOf(client.getQueryState(query.queryKey)) : 0;
  return (
    <>
      <PaymentOutcome payment={data} />
      {pollWaitMs(polls) === null && (
        <div className={styles.unread} role="status">
          <p>{t('waitOver')}</p>
          <Button look="secondary" onClick={() => void refetch()}>
            {t('ask')}
          </Button>
        </div>
      )}
    </>
  );
}

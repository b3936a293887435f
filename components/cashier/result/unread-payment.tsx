import { useTranslations } from 'next-intl';
import { isPaymentNotFound } from '@/lib/cashier/result-rules';
import { Button } from '@/components/ui/button';
import styles from './unread-payment.module.scss';

/** A payment that could not be read: claims nothing about it, and offers a retry unless it does not exist. */
export function UnreadPayment({ error, onAsk }: { error: Error; onAsk: () => void }) {
  const t = useTranslations('cashier.result');
  if (isPaymentNotFound(error)) return <p className={styles.unread}>{t('foreign')}</p>;
  return (
    <div className={styles.unread} role="alert">
      <p>{t('unread')}</p>
      <Button look="secondary" onClick={onAsk}>
        {t('ask')}
      </Button>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { formatAmount } from '@/lib/format/money';
import { useSession } from '@/stores/session';
import styles from './new-balance.module.scss';

/** The balance after a payment; its line is reserved, and stays empty if the refetch fails. */
export function NewBalance({ isRead }: { isRead: boolean }) {
  const t = useTranslations('cashier.result');
  const balance = useSession((state) => state.user?.balance_main);
  return (
    <p className={styles.balance}>
      {isRead && balance && (
        <>
          {t('newBalance')} <strong>{formatAmount(balance)}</strong>
        </>
      )}
    </p>
  );
}

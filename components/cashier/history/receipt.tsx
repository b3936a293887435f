'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { Skeleton } from '@/components/ui/skeleton';
import { useDateTime } from '@/components/ui/use-date-time';
import { paymentQuery } from '@/lib/cashier/queries';
import { TRANSACTION_ID } from '@/lib/cashier/rules';
import { PlatformError } from '@/lib/platform/error';
import { paths } from '@/lib/routing/paths';
import { PaymentFacts } from '../result/payment-facts';
import styles from './receipt.module.scss';

/** Receipt of one payment, identified by `?id=`; printable (R-CASH-19). */
export function Receipt() {
  const id = useSearchParams().get('id') ?? '';
  return TRANSACTION_ID.test(id) ? <ReceiptOf id={id} /> : <NoReceipt />;
}

function ReceiptOf({ id }: { id: string }) {
  const t = useTranslations('cashier');
  const dateTime = useDateTime();
  const { data, isPending, error, refetch } = useQuery(paymentQuery(id));
  if (isPending) return <Skeleton className={styles.skeleton} />;
  if (!data)
    return isUnknown(error) ? <NoReceipt /> : <FailedRead error={error} onRetry={() => void refetch()} />;
  return (
    <section className={styles.receipt}>
      <h2 className={styles.title}>{t('receipt.title', { id: data.id })}</h2>
      <PaymentFacts payment={data} />
      {data.updated_at && data.updated_at !== data.created_at && (
        <p className={styles.more}>{t('receipt.updated', { date: dateTime(data.updated_at) })}</p>
      )}
      {data.domain && <p className={styles.more}>{t('receipt.domain', { domain: data.domain })}</p>}
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>{t('receipt.print')}</Button>
        <ButtonLink href={paths.history(data.type)} look="secondary">
          {t('receipt.toHistory')}
        </ButtonLink>
      </div>
    </section>
  );
}

const UNKNOWN_TYPES: ReadonlySet<string> = new Set([
  'InvalidParameterException',
  'InvalidRequestException',
  'AccessDeniedException',
]);

/** The platform does not know the payment, or it belongs to another player: the page does not distinguish the two. */
function isUnknown(error: Error | null): boolean {
  return error instanceof PlatformError && UNKNOWN_TYPES.has(error.type);
}

function NoReceipt() {
  const t = useTranslations('cashier');
  return (
    <EmptyState icon="receipt" title={t('receipt.none')} text={t('receipt.noneText')}>
      <ButtonLink href={paths.history()}>{t('receipt.toHistory')}</ButtonLink>
    </EmptyState>
  );
}

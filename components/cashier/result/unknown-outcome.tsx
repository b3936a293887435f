import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SystemPanel } from '@/components/content/system-panel';
import { Button } from '@/components/ui/button';
import { watchedPaymentQuery } from '@/lib/cashier/queries';
import { paths } from '@/lib/routing/paths';

interface UnknownOutcomeProps {
  transaction: string;
  /** Nothing is requested without a signed-in player. */
  isAsking: boolean;
}

/** Replaces a result page while its payment cannot be read: claims nothing, and retries automatically. */
export function UnknownOutcome({ transaction, isAsking }: UnknownOutcomeProps) {
  const t = useTranslations('cashier.result');
  const { refetch, isFetching } = useQuery({ ...watchedPaymentQuery(transaction), enabled: isAsking });
  return (
    <SystemPanel
      icon="clock"
      title={t('unreadTitle')}
      info={t('unreadText')}
      button={t('toHistory')}
      href={paths.history('deposit')}
    >
      <Button look="secondary" isBusy={isFetching} onClick={() => void refetch()}>
        {t('ask')}
      </Button>
    </SystemPanel>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { formatDate } from '@/lib/format/date';
import { formatAmount } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { depositLimitQuery } from '@/lib/profile/queries';
import { usedLimitRatio } from '@/lib/profile/rules';
import type { DepositLimit } from '@/lib/profile/schema';
import { paths } from '@/lib/routing/paths';
import { useSession } from '@/stores/session';
import { Card } from './card';
import { CardSkeleton } from './card-skeleton';
import styles from './deposit-limit-card.module.scss';

/** The deposit limit as text, and where to get help (R-PROF-16). */
export function DepositLimitCard({ defaultCurrency = null }: { defaultCurrency?: string | null }) {
  const t = useTranslations('profile');
  const { data, isPending, error, refetch } = useQuery(depositLimitQuery);
  if (isPending) return <CardSkeleton />;
  if (!data) return <FailedRead error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Card title={t('limit.title')}>
        {data.limit_amount === null ? (
          <p>{t('limit.none')}</p>
        ) : (
          <Limit limit={data} defaultCurrency={defaultCurrency} />
        )}
        <p className={styles.note}>{t(data.can_edit ? 'limit.canChange' : 'limit.cannotChange')}</p>
        <ButtonLink href={paths.support()} look="secondary">
          {t('limit.support')}
        </ButtonLink>
      </Card>
      <Card title={t('limit.helpTitle')}>
        <p>{t('limit.helpText')}</p>
      </Card>
    </>
  );
}

function Limit({ limit, defaultCurrency }: { limit: DepositLimit; defaultCurrency: string | null }) {
  const t = useTranslations('profile');
  const currency = useSession((state) => state.user?.balance_main?.currency ?? defaultCurrency);
  const shown = (amount: number) => (currency ? formatAmount({ amount, currency }) : formatNumber(amount));
  const total = limit.limit_amount ?? 0;
  const available = limit.available_amount ?? total;
  const used = usedLimitRatio(limit) ?? 0;
  return (
    <>
      <p className={styles.sentence}>
        {available > 0 ? t('limit.available', { sum: shown(available) }) : t('limit.reached')}
      </p>
      <progress className={styles.bar} value={used} max={1} aria-label={t('limit.used')} />
      <p>{t(`limit.period.${limit.period}`, { sum: shown(total) })}</p>
      {limit.expired_at && <p>{t('limit.until', { date: formatDate(limit.expired_at) })}</p>}
    </>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon, type IconName } from '@/components/ui/icon';
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

/** What support does for a player who asks. */
const WAYS = [
  { key: 'pause', icon: 'clock' },
  { key: 'close', icon: 'ban' },
] as const satisfies readonly { key: string; icon: IconName }[];

/** What may still be deposited, and how to stop for a while or for good (R-PROF-16). */
export function DepositLimitCard({ defaultCurrency }: { defaultCurrency: string | null }) {
  const t = useTranslations('profile');
  return (
    <>
      <LimitCard defaultCurrency={defaultCurrency} />
      <Card title={t('limit.helpTitle')}>
        <p className={styles.soft}>{t('limit.helpText')}</p>
        <ul className={styles.ways}>
          {WAYS.map(({ key, icon }) => (
            <li key={key} className={styles.way}>
              <Icon name={icon} />
              <div>
                <h3 className={styles.wayName}>{t(`limit.${key}.name`)}</h3>
                <p>{t(`limit.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
        <ButtonLink href={paths.support()} look="secondary">
          {t('limit.support')}
        </ButtonLink>
      </Card>
    </>
  );
}

function LimitCard({ defaultCurrency }: { defaultCurrency: string | null }) {
  const t = useTranslations('profile');
  const { data, isPending, error, refetch } = useQuery(depositLimitQuery);
  if (isPending) return <CardSkeleton />;
  if (!data) return <FailedRead error={error} onRetry={() => void refetch()} />;
  return (
    <Card title={t('limit.title')}>
      {data.limit_amount === null ? (
        <p>{t('limit.none')}</p>
      ) : (
        <Limit limit={data} defaultCurrency={defaultCurrency} />
      )}
      <p className={styles.soft}>{t(data.can_edit ? 'limit.canChange' : 'limit.cannotChange')}</p>
    </Card>
  );
}

function Limit({ limit, defaultCurrency }: { limit: DepositLimit; defaultCurrency: string | null }) {
  const t = useTranslations('profile');
  const currency = useSession((state) => state.user?.balance_main?.currency ?? defaultCurrency);
  const shown = (amount: number) => (currency ? formatAmount({ amount, currency }) : formatNumber(amount));
  const total = limit.limit_amount ?? 0;
  const available = Math.max(0, limit.available_amount ?? total);
  const used = usedLimitRatio(limit) ?? 0;
  return (
    <>
      <p className={styles.left}>
        {t.rich('limit.left', {
          amount: shown(available),
          sum: (text) => <strong className={styles.sum}>{text}</strong>,
        })}
      </p>
      <p className={styles.soft}>{t(`limit.of.${limit.period}`, { sum: shown(total) })}</p>
      <progress className={styles.bar} value={used} max={1} aria-label={t('limit.used')} />
      {available === 0 && <p>{t('limit.reached')}</p>}
      {limit.expired_at && <p>{t('limit.until', { date: formatDate(limit.expired_at) })}</p>}
    </>
  );
}

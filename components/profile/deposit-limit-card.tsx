'use client';

import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { formatDate } from '@/lib/format/date';
import { formatAmount } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { depositLimitQuery } from '@/lib/profile/queries';
import { leftLimitRatio } from '@/lib/profile/rules';
import type { DepositLimit } from '@/lib/profile/schema';
import { supportAbout, type SupportSubject } from '@/lib/routing/support-subjects';
import { useSession } from '@/stores/session';
import { Card } from './card';
import cardStyles from './card.module.scss';
import { CardSkeleton } from './card-skeleton';
import styles from './deposit-limit-card.module.scss';

/** What support does for a player who asks. */
const WAYS = [
  { key: 'pause', icon: 'clock' },
  { key: 'close', icon: 'ban' },
] as const satisfies readonly { key: SupportSubject; icon: IconName }[];

/** What may still be deposited, and how to stop for a while or for good (R-PROF-16). */
export function DepositLimitCard({ defaultCurrency }: { defaultCurrency: string | null }) {
  const t = useTranslations('profile');
  return (
    <>
      <LimitCard defaultCurrency={defaultCurrency} />
      <Card title={t('limit.helpTitle')} text={t('limit.helpText')}>
        <ul className={styles.ways}>
          {WAYS.map(({ key, icon }) => (
            <li key={key}>
              <Way icon={icon}>
                <h3>
                  <WayLink subject={key}>{t(`limit.${key}.name`)}</WayLink>
                </h3>
                <p>{t(`limit.${key}.text`)}</p>
              </Way>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** A row that leads to support as a whole. */
function Way({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className={clsx(cardStyles.row, styles.way)}>
      <Icon name={icon} size={24} />
      <div className={styles.words}>{children}</div>
      <Icon name="chevronRight" size={20} />
    </div>
  );
}

function WayLink({ subject, children }: { subject: SupportSubject; children: ReactNode }) {
  return (
    <Link href={supportAbout(subject)} className={styles.link}>
      {children}
    </Link>
  );
}

function LimitCard({ defaultCurrency }: { defaultCurrency: string | null }) {
  const t = useTranslations('profile');
  const { data, isPending, error, refetch } = useQuery(depositLimitQuery);
  if (isPending) {
    return (
      <div className={styles.waiting}>
        <CardSkeleton />
      </div>
    );
  }
  if (!data) return <FailedRead error={error} onRetry={() => void refetch()} />;
  return (
    <Card title={t('limit.title')} text={t(data.can_edit ? 'limit.canChange' : 'limit.cannotChange')}>
      {data.limit_amount === null ? (
        <p>{t('limit.none')}</p>
      ) : (
        <Limit limit={data} defaultCurrency={defaultCurrency} />
      )}
      {data.can_edit && (
        <Way icon="chat">
          <WayLink subject="limit">{t('limit.change')}</WayLink>
        </Way>
      )}
    </Card>
  );
}

function Limit({ limit, defaultCurrency }: { limit: DepositLimit; defaultCurrency: string | null }) {
  const t = useTranslations('profile');
  const currency = useSession((state) => state.user?.balance_main?.currency ?? defaultCurrency);
  const shown = (amount: number) => (currency ? formatAmount({ amount, currency }) : formatNumber(amount));
  const total = limit.limit_amount ?? 0;
  const available = Math.max(0, limit.available_amount ?? total);
  const left = leftLimitRatio(limit) ?? 0;
  return (
    <>
      <div className={styles.sums}>
        <p className={styles.left}>
          {t.rich('limit.left', {
            amount: shown(available),
            sum: (text) => <strong className={styles.sum}>{text}</strong>,
          })}
        </p>
        <p className={styles.soft}>{t(`limit.of.${limit.period}`, { sum: shown(total) })}</p>
      </div>
      <progress className={styles.bar} value={left} max={1} aria-label={t('limit.share')} />
      {available === 0 && <p>{t('limit.reached')}</p>}
      {limit.expired_at && <p>{t('limit.until', { date: formatDate(limit.expired_at) })}</p>}
    </>
  );
}

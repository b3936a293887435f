'use client';

import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { Link } from '@/components/ui/link';
import { HISTORY_TABS, type HistoryTab } from '@/lib/routing/account-parts';
import { paths } from '@/lib/routing/paths';
import { clsx } from 'clsx';
import { BonusHistory } from './bonus-history';
import { CashbackHistory } from './cashback-history';
import { PaymentHistory } from './payment-history';
import styles from './history.module.scss';

interface HistoryProps {
  pageSize: number;
}

/** The four history tabs; the address selects one (R-ROUTE-10, R-CASH-11). */
export function History({ pageSize }: HistoryProps) {
  const t = useTranslations('cashier');
  const asked = useSearchParams().get('tab');
  const tab = HISTORY_TABS.find((name) => name === asked) ?? 'deposit';
  return (
    <>
      <nav className={styles.tabs} aria-label={t('history.tabs')}>
        {HISTORY_TABS.map((name) => (
          <Link
            key={name}
            href={paths.history(name)}
            scroll={false}
            className={clsx(styles.tab, name === tab && styles.active)}
            aria-current={name === tab ? 'page' : undefined}
          >
            {t(`history.${name}`)}
          </Link>
        ))}
      </nav>
      <h2 className="visuallyHidden">{t(`history.${tab}`)}</h2>
      <HistoryOf key={tab} tab={tab} pageSize={pageSize} />
    </>
  );
}

function HistoryOf({ tab, ...rest }: HistoryProps & { tab: HistoryTab }) {
  if (tab === 'bonuses') return <BonusHistory {...rest} />;
  if (tab === 'cashbacks') return <CashbackHistory {...rest} />;
  return <PaymentHistory type={tab} {...rest} />;
}

'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { SignedOut } from '@/components/shared/session/signed-out';
import { ButtonLink } from '@/components/ui/button-link';
import { FailedState } from '@/components/ui/failed-state';
import { Skeleton } from '@/components/ui/skeleton';
import { formatAmount, sumText } from '@/lib/format/money';
import { FURTHER_BALANCES } from '@/lib/money/rules';
import { paths } from '@/lib/routing/paths';
import { useSession } from '@/stores/session';
import { CurrencyChange } from './currency-change';
import { RecentPayments } from './recent-payments';
import styles from './wallet.module.scss';

interface WalletProps {
  currencies: readonly string[];
  /** Number of latest payments shown (R-CASH-14). */
  recentItems: number;
}

/** The main balance with its actions, other balances, and the account's currency (R-SESS-02). */
export function Wallet({ currencies, recentItems }: WalletProps) {
  const t = useTranslations('cashier');
  const names = useTranslations('menu.balances');
  const status = useSession((state) => state.status);
  const user = useSession((state) => state.user);
  if (status === 'unreachable') return <FailedState onRetry={() => window.location.reload()} />;
  if (status === 'guest') return <SignedOut />;
  if (!user) return <WalletSkeleton />;
  return (
    <div className={styles.wallet}>
      <div className={styles.card}>
        <div>
          <span className={styles.name}>{names('balance_main')}</span>
          <strong className={styles.main}>{sumText(user.balance_main)}</strong>
        </div>
        <div className={styles.actions}>
          <ButtonLink href={paths.deposit()} isWide>
            {t('wallet.deposit')}
          </ButtonLink>
          <ButtonLink href={paths.withdraw()} look="secondary" isWide>
            {t('wallet.withdraw')}
          </ButtonLink>
        </div>
        <ul>
          {FURTHER_BALANCES.map((name) => {
            const amount = user[name];
            return (
              amount && (
                <li key={name} className={clsx(styles.further, name === 'balance_fun' && styles.quiet)}>
                  <span>{names(name)}</span>
                  <strong className={styles.sum}>{formatAmount(amount)}</strong>
                </li>
              )
            );
          })}
        </ul>
      </div>
      <RecentPayments count={recentItems} />
      {user.balance_main && <CurrencyChange currencies={currencies} balance={user.balance_main} />}
    </div>
  );
}

function WalletSkeleton() {
  return <Skeleton className={styles.box} />;
}

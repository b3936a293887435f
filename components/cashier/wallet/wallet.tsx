'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { Skeleton } from '@/components/ui/skeleton';
import { formatAmount, type Amount } from '@/lib/format/money';
import { paths } from '@/lib/routing/paths';
import { openDialog } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { CurrencyChange } from './currency-change';
import { RecentPayments } from './recent-payments';
import styles from './wallet.module.scss';

const BALANCES = ['balance_main', 'balance_bonus', 'balance_betting_bonus', 'balance_fun'] as const;

interface WalletProps {
  currencies: readonly string[];
  /** How many of the newest payments are shown (R-CASH-14). */
  recentItems: number;
  joiner: string;
}

/** The four balances of the account, each with what it is good for, and the account's currency (R-SESS-02). */
export function Wallet({ currencies, recentItems, joiner }: WalletProps) {
  const t = useTranslations('cashier');
  const status = useSession((state) => state.status);
  const user = useSession((state) => state.user);
  if (status === 'unreachable') return <FailedState onRetry={() => window.location.reload()} />;
  if (status === 'guest') return <SignedOut />;
  if (!user) return <WalletSkeleton />;
  return (
    <div className={styles.wallet}>
      <ul className={styles.balances}>
        {BALANCES.map((name) => (
          <Balance key={name} name={name} amount={user[name]} />
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink href={paths.deposit()}>{t('wallet.deposit')}</ButtonLink>
        <ButtonLink href={paths.withdraw()} look="secondary">
          {t('wallet.withdraw')}
        </ButtonLink>
      </div>
      {user.balance_main && <CurrencyChange currencies={currencies} balance={user.balance_main} />}
      <RecentPayments count={recentItems} joiner={joiner} />
    </div>
  );
}

function Balance({ name, amount }: { name: (typeof BALANCES)[number]; amount: Amount | null }) {
  const t = useTranslations('cashier');
  return (
    <li className={styles.balance}>
      <span className={styles.name}>{t(`wallet.${name}.title`)}</span>
      <strong className={styles.amount}>{amount ? formatAmount(amount) : '—'}</strong>
      <span className={styles.note}>{t(`wallet.${name}.note`)}</span>
    </li>
  );
}

/** The session was lost while the page was open; whoever signs in again finds the wallet. */
function SignedOut() {
  const t = useTranslations();
  return (
    <EmptyState icon="user" title={t('cashier.signIn')}>
      <Button onClick={() => void openDialog('auth', { type: 'authorization' })}>{t('common.logIn')}</Button>
    </EmptyState>
  );
}

function WalletSkeleton() {
  return (
    <div className={styles.balances}>
      {BALANCES.map((name) => (
        <Skeleton key={name} className={styles.box} />
      ))}
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { formatAmount } from '@/lib/format/money';
import type { User } from '@/lib/session/schema';
import { paths } from '@/lib/routing/paths';
import styles from './player-corner.module.scss';

/** A player's balance, which leads to the deposit, and the way to the profile. */
export function PlayerCorner({ user }: { user: User }) {
  const t = useTranslations('common');
  const balance = user.balance_main;
  return (
    <div className={styles.player}>
      <Link href={paths.deposit()} className={styles.balance} aria-label={balanceLabel()}>
        <span className={styles.amount} data-testid="balance">
          {balance ? formatAmount(balance) : '–'}
        </span>
        <span className={styles.plus}>
          <Icon name="plus" size={18} />
        </span>
      </Link>
      <Link href={paths.profile()} className={styles.profile} aria-label={t('profile')}>
        <Icon name="user" />
      </Link>
    </div>
  );

  function balanceLabel(): string {
    return `${t('balance')}: ${balance ? formatAmount(balance) : '–'}. ${t('deposit')}`;
  }
}

'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { formatAmount } from '@/lib/format/money';
import type { User } from '@/lib/session/schema';
import { paths } from '@/lib/routing/paths';
import styles from './player-corner.module.scss';

/** Letters of a sum beside which a phone's header has room for all its buttons: `12,345.67 €`. */
const ROOMY_LENGTH = 11;

/** A player's balance, which leads to the deposit, and the way to the profile. */
export function PlayerCorner({ user }: { user: User }) {
  const t = useTranslations('common');
  const sum = user.balance_main ? formatAmount(user.balance_main) : '–';
  return (
    <div className={styles.player}>
      <Link
        href={paths.deposit()}
        className={styles.balance}
        aria-label={`${t('balance')}: ${sum}. ${t('deposit')}`}
      >
        <span
          className={styles.amount}
          data-testid="balance"
          data-long={sum.length > ROOMY_LENGTH ? '' : undefined}
        >
          {sum}
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
}

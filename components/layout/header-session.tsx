'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { formatAmount } from '@/lib/format/money';
import type { User } from '@/lib/session/schema';
import { paths } from '@/lib/routing/paths';
import { openDialog } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import styles from './header-session.module.scss';

/** The header's end: sign-in and registration for a guest, balance and profile for a player. */
export function HeaderSession() {
  const status = useSession((state) => state.status);
  const user = useSession((state) => state.user);
  if (status === 'player' && user) return <PlayerCorner user={user} />;
  return (
    <div className={styles.guest} data-session={status}>
      <GuestCorner />
      <span className={styles.skeleton} aria-hidden="true" />
    </div>
  );
}

function GuestCorner() {
  const t = useTranslations('common');
  return (
    <span className={styles.buttons}>
      <Button look="ghost" size="s" onClick={() => void openDialog('auth', { type: 'authorization' })}>
        {t('logIn')}
      </Button>
      <Button size="s" onClick={() => void openDialog('auth', { type: 'registration' })}>
        {t('register')}
      </Button>
    </span>
  );
}

function PlayerCorner({ user }: { user: User }) {
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

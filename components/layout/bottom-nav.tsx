'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/routing/paths';
import { openDialog } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { NavLink } from './nav-link';
import type { NavItem } from './nav-items';
import styles from './bottom-nav.module.scss';

/** Thumb-sized navigation of phones and tablets. */
export function BottomNav({ items, locales }: { items: readonly NavItem[]; locales: readonly string[] }) {
  const t = useTranslations('common');
  const isPlayer = useSession((state) => state.status === 'player');
  return (
    <nav className={styles.bottomNav} aria-label={t('bottomMenu')}>
      <NavLink href={paths.home()} className={styles.entry} activeClassName={styles.active}>
        <Icon name="home" size={22} />
        {t('home')}
      </NavLink>
      <NavLink href={paths.gameHall()} className={styles.entry} activeClassName={styles.active}>
        <Icon name="games" size={22} />
        {t('games')}
      </NavLink>
      {isPlayer ? (
        <NavLink href={paths.deposit()} className={styles.main} activeClassName={styles.active}>
          <span className={styles.coin}>
            <Icon name="wallet" size={22} />
          </span>
          {t('deposit')}
        </NavLink>
      ) : (
        <button
          type="button"
          className={styles.main}
          onClick={() => void openDialog('auth', { type: 'registration' })}
        >
          <span className={styles.coin}>
            <Icon name="user" size={22} />
          </span>
          {t('register')}
        </button>
      )}
      <NavLink href={paths.offers()} className={styles.entry} activeClassName={styles.active}>
        <Icon name="gift" size={22} />
        {t('offers')}
      </NavLink>
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        onClick={() => void openDialog('menu', { items, locales })}
      >
        <Icon name="menu" size={22} />
        {t('menu')}
      </button>
    </nav>
  );
}

import { getTranslations } from 'next-intl/server';
import { DialogButton } from '@/components/dialogs/dialog-button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/routing/paths';
import type { MenuEntry } from '@/stores/dialogs';
import { ForPlayer } from './for-player';
import { NavLink } from './nav-link';
import styles from './bottom-nav.module.scss';

/** Thumb-sized navigation of phones and tablets. */
export async function BottomNav({
  items,
  locales,
}: {
  items: readonly MenuEntry[];
  locales: readonly string[];
}) {
  const t = await getTranslations('menu');
  const common = await getTranslations('common');
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
      <ForPlayer
        otherwise={
          <DialogButton dialog="auth" given={{ type: 'registration' }} className={styles.main}>
            <span className={styles.coin}>
              <Icon name="user" size={22} />
            </span>
            {common('register')}
          </DialogButton>
        }
      >
        <NavLink href={paths.deposit()} className={styles.main} activeClassName={styles.active}>
          <span className={styles.coin}>
            <Icon name="wallet" size={22} />
          </span>
          {common('deposit')}
        </NavLink>
      </ForPlayer>
      <NavLink href={paths.offers()} className={styles.entry} activeClassName={styles.active}>
        <Icon name="gift" size={22} />
        {t('offers')}
      </NavLink>
      <DialogButton dialog="menu" given={{ items, locales }} className={styles.entry}>
        <Icon name="menu" size={22} />
        {t('menu')}
      </DialogButton>
    </nav>
  );
}

import { getTranslations } from 'next-intl/server';
import { DialogButton } from '@/components/app-shell/dialogs/dialog-button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/routing/paths';
import type { MenuEntry } from '@/stores/dialogs';
import { ForPlayer } from './for-player';
import { NavEntry } from './nav-entry';
import { NavLink } from './nav-link';
import { sectionIcon } from './section-icon';
import styles from './bottom-nav.module.scss';

interface BottomNavProps {
  items: readonly MenuEntry[];
  locales: readonly string[];
}

/** On phones: home, games, the next step, sports or another menu entry, and the menu. */
export async function BottomNav({ items, locales }: BottomNavProps) {
  const t = await getTranslations('menu');
  const common = await getTranslations('common');
  const fourth =
    items.find(({ href }) => href === paths.betting()) ??
    items.find(({ href }) => href.startsWith('/') && href !== paths.gameHall() && href !== paths.home());
  const look = { className: styles.entry, activeClassName: styles.active };
  return (
    <nav className={styles.bottomNav} aria-label={t('bottomMenu')}>
      <NavEntry {...look} href={paths.home()} icon="home">
        {t('home')}
      </NavEntry>
      <NavEntry {...look} href={paths.gameHall()} icon="games">
        {t('games')}
      </NavEntry>
      <ForPlayer
        className={styles.centre}
        otherwise={
          <DialogButton dialog="auth" given={{ type: 'registration' }} className={styles.main}>
            <span className={styles.coin}>
              <Icon name="user" size={22} />
            </span>
            <span>{common('register')}</span>
          </DialogButton>
        }
      >
        <NavLink href={paths.deposit()} className={styles.main} activeClassName={styles.active}>
          <span className={styles.coin}>
            <Icon name="wallet" size={22} />
          </span>
          <span>{common('deposit')}</span>
        </NavLink>
      </ForPlayer>
      {fourth && (
        <NavEntry
          {...look}
          href={fourth.href}
          icon={sectionIcon(fourth.href)}
          {...(fourth.icon && { picture: fourth.icon })}
          {...(fourth.lang && { lang: fourth.lang })}
        >
          {fourth.title}
        </NavEntry>
      )}
      <DialogButton dialog="menu" given={{ items, locales }} className={styles.entry}>
        <Icon name="menu" size={24} />
        <span>{t('menu')}</span>
      </DialogButton>
    </nav>
  );
}

import { getTranslations } from 'next-intl/server';
import { DialogButton } from '@/components/dialogs/dialog-button';
import { buttonClasses } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { iconButtonClasses } from '@/components/ui/icon-button-look';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/routing/paths';
import type { MenuEntry } from '@/stores/dialogs';
import { HeaderSession } from './header-session';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { MenuLink } from './menu-link';
import styles from './header.module.scss';

interface HeaderProps {
  siteName: string;
  menu: readonly MenuEntry[];
  locales: readonly string[];
}

const MENU_ENTRIES_IN_ROW = 7;

/** Header of the default layout: logo, menu, search, language, and who is here. */
export async function Header({ siteName, menu, locales }: HeaderProps) {
  const t = await getTranslations('menu');
  const common = await getTranslations('common');
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <DialogButton
          dialog="menu"
          given={{ items: menu, locales }}
          className={iconButtonClasses(styles.menu)}
          aria-label={t('menu')}
        >
          <Icon name="menu" size={24} />
        </DialogButton>
        <Link href={paths.home()} className={styles.logo} aria-label={siteName}>
          <Logo name={siteName} />
        </Link>
        <nav className={styles.nav} aria-label={t('mainMenu')}>
          {menu.slice(0, MENU_ENTRIES_IN_ROW).map((item) => (
            <MenuLink
              key={item.href}
              href={item.href}
              className={styles.navLink}
              activeClassName={styles.active}
            >
              {item.title}
            </MenuLink>
          ))}
        </nav>
        <div className={styles.tools}>
          <DialogButton
            dialog="gamesSearch"
            given={{}}
            className={iconButtonClasses(styles.search)}
            aria-label={t('search')}
          >
            <Icon name="search" />
          </DialogButton>
          <LanguageSwitch locales={locales} />
          <HeaderSession>
            <DialogButton
              dialog="auth"
              given={{ type: 'authorization' }}
              className={buttonClasses({ look: 'ghost', size: 's' })}
            >
              {common('logIn')}
            </DialogButton>
            <DialogButton
              dialog="auth"
              given={{ type: 'registration' }}
              className={buttonClasses({ size: 's' })}
            >
              {common('register')}
            </DialogButton>
          </HeaderSession>
        </div>
      </div>
    </header>
  );
}

import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/routing/paths';
import { HeaderSession } from './header-session';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { MenuButton } from './menu-button';
import { MenuLink } from './menu-link';
import type { NavItem } from './nav-items';
import { SearchButton } from './search-button';
import styles from './header.module.scss';

interface HeaderProps {
  siteName: string;
  menu: readonly NavItem[];
  locales: readonly string[];
}

const MENU_ENTRIES_IN_ROW = 7;

/** Header of the default layout: logo, menu, search, language, and who is here. */
export async function Header({ siteName, menu, locales }: HeaderProps) {
  const t = await getTranslations('menu');
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <MenuButton items={menu} locales={locales} />
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
          <SearchButton className={styles.search}>
            <Icon name="search" />
          </SearchButton>
          <LanguageSwitch locales={locales} />
          <HeaderSession />
        </div>
      </div>
    </header>
  );
}

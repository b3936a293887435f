import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/routing/paths';
import type { MenuEntry } from '@/stores/dialogs';
import { LanguageSwitch } from './language-switch';
import { MenuItem } from './menu-item';
import { NavLink } from './nav-link';
import { RailFold } from './rail-fold';
import { sectionIcon } from './section-icon';
import styles from './rail.module.scss';

interface RailProps {
  menu: readonly MenuEntry[];
  /** Shown below the games hall entry. */
  categories: readonly { id: string; name: string }[];
  locales: readonly string[];
}

/**
 * The operator's side menu, from tablets up: icons with captions; on wide screens icons with text, and the first game
 * categories. Support and languages are at the bottom.
 */
export async function Rail({ menu, categories, locales }: RailProps) {
  const t = await getTranslations('menu');
  const support = menu.find(({ href }) => href === paths.support());
  const sections = menu.filter((item) => item !== support && item.href !== paths.home());
  return (
    <nav className={styles.rail} aria-label={t('mainMenu')}>
      <Entry href={paths.home()} icon="home">
        {t('home')}
      </Entry>
      {sections.map((entry) => (
        <Section key={entry.href} {...entry} categories={entry.href === paths.gameHall() ? categories : []} />
      ))}
      <div className={styles.foot}>
        {support && <Section {...support} categories={[]} />}
        <RailFold className={styles.fold}>
          <Icon name="chevronLeft" size={24} />
          <span className={styles.toFold}>{t('fold')}</span>
          <span className={styles.toOpen}>{t('unfold')}</span>
        </RailFold>
        <LanguageSwitch locales={locales} />
      </div>
    </nav>
  );
}

function Section({ href, title, icon, lang, categories }: MenuEntry & Pick<RailProps, 'categories'>) {
  return (
    <>
      <Entry href={href} icon={sectionIcon(href)} {...(icon && { picture: icon })} {...(lang && { lang })}>
        {title}
      </Entry>
      {categories.length > 0 && (
        <div className={styles.categories} data-categories="">
          {categories.map(({ id, name }) => (
            <NavLink key={id} href={paths.category(id)} activeClassName={styles.active}>
              {name}
            </NavLink>
          ))}
        </div>
      )}
    </>
  );
}

function Entry(props: ComponentProps<typeof MenuItem>) {
  return <MenuItem {...props} className={styles.entry} activeClassName={styles.active} />;
}

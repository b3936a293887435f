import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import styles from './menu-dialog.module.scss';
import { NavLink } from './nav-link';

interface MenuRowProps {
  href: string;
  icon: IconName;
  text: string;
  onLeave(): void;
}

/** A page of the site in one of the menus. */
export function MenuRow({ href, icon, text, onLeave }: MenuRowProps) {
  return (
    <NavLink href={href} className={styles.entry} activeClassName={styles.active} onClick={onLeave}>
      <Icon name={icon} size={24} />
      {text}
    </NavLink>
  );
}

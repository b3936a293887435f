import type { IconName } from '@/components/ui/icon';
import styles from './menu-dialog.module.scss';
import { NavEntry } from './nav-entry';

interface MenuRowProps {
  href: string;
  icon: IconName;
  text: string;
  onLeave(): void;
}

export function MenuRow({ href, icon, text, onLeave }: MenuRowProps) {
  return (
    <NavEntry
      href={href}
      icon={icon}
      className={styles.entry}
      activeClassName={styles.active}
      onClick={onLeave}
    >
      {text}
    </NavEntry>
  );
}

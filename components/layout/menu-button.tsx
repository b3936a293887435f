'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { openDialog } from '@/stores/dialogs';
import type { NavItem } from './nav-items';
import styles from './menu-button.module.scss';

interface MenuButtonProps {
  items: readonly NavItem[];
  locales: readonly string[];
}

/** Opens the whole menu as a curtain, on screens that have no room for the row of entries. */
export function MenuButton({ items, locales }: MenuButtonProps) {
  const t = useTranslations('common');
  return (
    <IconButton
      className={styles.menuButton}
      aria-label={t('menu')}
      aria-haspopup="dialog"
      onClick={() => void openDialog('menu', { items, locales })}
    >
      <Icon name="menu" size={24} />
    </IconButton>
  );
}

'use client';

import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { NavLink } from './nav-link';

interface NavEntryProps {
  href: string;
  icon: IconName;
  className?: string | undefined;
  activeClassName?: string | undefined;
  lang?: 'en' | undefined;
  /** Its text. */
  children: string;
  onClick?: () => void;
}

/** Page of the site in a menu, with its icon; rendered from three values, so that cached pages carry little for it. */
export function NavEntry({ icon, children, ...rest }: NavEntryProps) {
  return (
    <NavLink {...rest}>
      <Icon name={icon} size={24} />
      <span>{children}</span>
    </NavLink>
  );
}

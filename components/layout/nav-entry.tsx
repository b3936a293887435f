'use client';

import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { NavLink } from './nav-link';

interface NavEntryProps {
  href: string;
  icon: IconName;
  /** The operator's own icon, which takes its place. */
  picture?: string | undefined;
  className?: string | undefined;
  activeClassName?: string | undefined;
  lang?: 'en' | undefined;
  /** Its text. */
  children: string;
  onClick?: () => void;
}

/** Page of the site in a menu, with its icon; rendered from three values, so that cached pages carry little for it. */
export function NavEntry({ icon, picture, children, ...rest }: NavEntryProps) {
  return (
    <NavLink {...rest}>
      <EntryIcon icon={icon} picture={picture} />
      <span>{children}</span>
    </NavLink>
  );
}

export function EntryIcon({ icon, picture }: Pick<NavEntryProps, 'icon' | 'picture'>) {
  return picture ? (
    <img src={picture} alt="" width={24} height={24} loading="lazy" />
  ) : (
    <Icon name={icon} size={24} />
  );
}

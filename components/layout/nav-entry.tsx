'use client';

import { Icon, type IconName } from '@/components/ui/icon';
import { NavLink } from './nav-link';

interface NavEntryProps {
  href: string;
  icon: IconName;
  /** The operator's icon, shown instead. */
  picture?: string | undefined;
  className?: string | undefined;
  activeClassName?: string | undefined;
  lang?: 'en' | undefined;
  children: string;
  onClick?: () => void;
}

/** Rendered from three values, so that it adds little to cached pages. */
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

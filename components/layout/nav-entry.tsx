'use client';

import type { ComponentProps } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { NavLink } from './nav-link';

interface NavEntryProps extends Omit<ComponentProps<typeof NavLink>, 'children'> {
  icon: IconName;
  /** The operator's icon, shown instead. */
  picture?: string | undefined;
  children: string;
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

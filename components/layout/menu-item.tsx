import type { ComponentProps } from 'react';
import { ContentLink } from '@/components/ui/content-link';
import { NavLink } from './nav-link';

/**
 * Entry of the operator's menu: a site path is marked as active on its page; other addresses are external links. Not a
 * client component, so that server-rendered pages load no code for it.
 */
export function MenuLink({ activeClassName, ...rest }: ComponentProps<typeof NavLink>) {
  if (rest.href.startsWith('/')) return <NavLink {...rest} activeClassName={activeClassName} />;
  return <ContentLink {...rest} />;
}

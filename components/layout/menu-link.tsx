import type { ComponentProps } from 'react';
import { ContentLink } from '@/components/ui/content-link';
import { NavLink } from './nav-link';

/**
 * Entry of the operator's menu: a path of the site marks itself on its own page, any other address leads elsewhere as
 * every link of the operator does. No client component, so that a page rendered on the server loads nothing for it.
 */
export function MenuLink({ activeClassName, ...rest }: ComponentProps<typeof NavLink>) {
  if (rest.href.startsWith('/')) return <NavLink {...rest} activeClassName={activeClassName} />;
  return <ContentLink {...rest} />;
}

import type { ComponentProps } from 'react';
import { ContentLink } from '@/components/ui/content-link';
import { EntryIcon, NavEntry } from './nav-entry';

/**
 * Entry of the operator's menu: a site path is marked as active on its page; other addresses are external links. Not a
 * client component, so that server-rendered pages load no code for it.
 */
export function MenuItem({ activeClassName, ...rest }: ComponentProps<typeof NavEntry>) {
  if (rest.href.startsWith('/')) return <NavEntry {...rest} activeClassName={activeClassName} />;
  const { icon, picture, children, ...link } = rest;
  return (
    <ContentLink {...link}>
      <EntryIcon icon={icon} picture={picture} />
      <span>{children}</span>
    </ContentLink>
  );
}

import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localePath } from '@/lib/routing/locale-path';

interface LinkProps extends ComponentProps<'a'> {
  /** Address on this site without locale prefix, from `lib/routing/paths`. */
  href: string;
  /** `false`: the page stays where it is scrolled to. */
  scroll?: boolean;
}

/**
 * Link inside the site: adds the locale. A plain anchor, rendered on the server where its page is;
 * `components/app-shell/follow-links` passes the click to the router and prefetches the page when somebody is about to
 * follow it.
 */
export function Link({ href, scroll = true, children, ...rest }: LinkProps) {
  const locale = useLocale();
  return (
    <a {...rest} href={localePath(locale, href)} data-soft={scroll ? '' : 'stay'}>
      {children}
    </a>
  );
}

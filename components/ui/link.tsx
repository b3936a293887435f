import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localePath } from '@/lib/routing/locale-path';

interface LinkProps extends ComponentProps<'a'> {
  /** Site path without locale prefix, from `lib/routing/paths`. */
  href: string;
  /** `false`: keeps the scroll position. */
  scroll?: boolean;
}

/**
 * Adds the locale. A plain anchor, rendered on the server if its page is; `components/app-shell/follow-links` passes
 * clicks to the router and prefetches pages on signs of intent.
 */
export function Link({ href, scroll = true, children, ...rest }: LinkProps) {
  const locale = useLocale();
  return (
    <a {...rest} href={localePath(locale, href)} data-soft={scroll ? '' : 'stay'}>
      {children}
    </a>
  );
}

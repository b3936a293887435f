'use client';

import { useLocale } from 'next-intl';
import NextLink from 'next/link';
import { useState, type ComponentProps } from 'react';
import { localePath } from '@/lib/routing/locale-path';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & {
  /** Address on this site without locale prefix, from `lib/routing/paths`. */
  href: string;
};

/** Link inside the site: adds the locale and fetches the page ahead only when somebody is about to follow it. */
export function Link({ href, ...rest }: LinkProps) {
  const locale = useLocale();
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(true);
  return (
    <NextLink
      {...rest}
      href={localePath(locale, href)}
      prefetch={isWanted ? null : false}
      onMouseEnter={want}
      onFocus={want}
      onTouchStart={want}
    />
  );
}

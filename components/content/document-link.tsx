'use client';

import { useLocale } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-look';
import { useSitePath } from '@/components/ui/site-path';
import { useIsInBrowser } from '@/components/ui/use-is-in-browser';
import { localePath } from '@/lib/routing/locale-path';

interface DocumentLinkProps {
  href: string | null;
  look?: 'secondary' | undefined;
  children: string;
}

/** A button that loads a new document: a site address without locale prefix, or the current one again (null). */
export function DocumentLink({ href, look, children }: DocumentLinkProps) {
  const locale = useLocale();
  const path = useSitePath();
  const query = useIsInBrowser() ? window.location.search : '';
  return (
    <a
      href={href === null ? `${localePath(locale, path)}${query}` : localePath(locale, href)}
      className={buttonClasses({ size: 'l', look })}
    >
      {children}
    </a>
  );
}

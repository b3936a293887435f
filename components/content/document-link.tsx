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

/**
 * A button that starts a new document: at an address of the site without locale prefix, or at this one again (null) with
 * its query, which may say what the page is about; on the server that is not known.
 */
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

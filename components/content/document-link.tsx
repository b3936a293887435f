'use client';

import { useLocale } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-look';
import { useSitePath } from '@/components/ui/site-path';
import { localePath } from '@/lib/routing/locale-path';

interface DocumentLinkProps {
  href: string | null;
  look?: 'secondary' | undefined;
  children: string;
}

/** A button that starts a new document: at an address of the site without locale prefix, or at this one again (null). */
export function DocumentLink({ href, look, children }: DocumentLinkProps) {
  const locale = useLocale();
  const path = useSitePath();
  return (
    <a href={localePath(locale, href ?? path)} className={buttonClasses({ size: 'l', look })}>
      {children}
    </a>
  );
}

'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { useSitePath } from '@/components/ui/site-path';
import type { Locale } from '@/i18n/routing';
import { isPlainClick } from '@/lib/browser/plain-click';
import { localePath } from '@/lib/routing/locale-path';

/** To the same page (R-ROUTE-32, R-ROUTE-33); a plain link without scripts. */
export function LanguageLink({ locale, children, ...rest }: { locale: Locale } & ComponentProps<'a'>) {
  const path = useSitePath();

  function follow(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const target = localePath(locale, `${path}${window.location.search}${window.location.hash}`);
    void import('@/lib/session/change-language').then(
      ({ changeLanguage }) => changeLanguage(locale, target),
      () => window.location.assign(target),
    );
  }

  return (
    <a {...rest} href={localePath(locale, path)} hrefLang={locale} lang={locale} onClick={follow}>
      {children}
    </a>
  );
}

'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { isLocale, routing } from '@/i18n/routing';
import { LOCALE_COOKIE } from '@/lib/routing/locale-cookie';
import { localePath, localePrefixOf } from '@/lib/routing/locale-path';

/**
 * For an address without prefix that has no page, tries the visitor's chosen language, which may have one; else the
 * not-found page is in that language. The missing page is cached for everyone and cannot depend on the cookie.
 */
export function OwnLanguage() {
  const path = usePathname();
  useEffect(() => {
    let isGone = false;
    async function follow(): Promise<void> {
      if (localePrefixOf(path) !== null) return;
      // Loaded lazily: every content page bundles this component, but few visitors see it.
      const { default: Cookies } = await import('js-cookie');
      const chosen = Cookies.get(LOCALE_COOKIE);
      if (isGone || !isLocale(chosen) || chosen === routing.defaultLocale) return;
      window.location.replace(localePath(chosen, `${path}${window.location.search}${window.location.hash}`));
    }
    follow().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [path]);
  return null;
}

import { useLocale } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';

/** Switches to the default layout, which has header and footer, and shows the blocked page at any address. */
export function BlockedPage() {
  const router = useRouter();
  const home = localePath(useLocale(), paths.home());
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    router.replace(home);
    return () => {
      if (window.location.pathname === home)
        window.history.replaceState(null, '', `${pathname}${search}${hash}`);
    };
  }, [router, home]);
  return null;
}

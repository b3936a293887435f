import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { documentPath } from '@/lib/routing/document-path';
import { paths } from '@/lib/routing/paths';

/** Switches to the default layout, which has header and footer, and shows the blocked page at any address. */
export function BlockedPage() {
  const router = useRouter();
  useEffect(() => {
    const home = documentPath(paths.home());
    const { pathname, search, hash } = window.location;
    router.replace(home);
    return () => {
      if (window.location.pathname === home)
        window.history.replaceState(null, '', `${pathname}${search}${hash}`);
    };
  }, [router]);
  return null;
}

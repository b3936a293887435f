'use client';

import { usePathname } from 'next/navigation';
import { useIsInBrowser } from '@/components/ui/use-is-in-browser';

const MAX_SHOWN = 200;

/** R-ERR-06; only in the browser, because the page is shared by all. */
export function NotFoundPath() {
  const path = usePathname();
  return useIsInBrowser() ? <code>{`Page Not Found: ${path.slice(0, MAX_SHOWN)}`}</code> : null;
}

'use client';

import { useEffect } from 'react';
import { reloadAfter } from '@/lib/browser/chunk-reload';
import { LazySystemPage } from './lazy-system-page';
import type { SystemPageName } from './system-page-looks';

interface ErrorScreenProps {
  error: Error & { digest?: string };
}

/**
 * What a failed page shows: the page its digest stands for (R-LAY-11, R-LAY-12), else the errors slot. Where only its code
 * could not be fetched, the page is loaded anew (R-ERR-13).
 */
export function ErrorScreen({ error }: ErrorScreenProps) {
  useEffect(() => reloadAfter(error), [error]);
  return <LazySystemPage name={pageOf(error.digest)} />;
}

function pageOf(digest: string | undefined): SystemPageName {
  if (digest === 'platform:UserBannedException') return 'userBlocked';
  if (digest === 'platform:Forbidden') return 'forbidden';
  if (/^platform:Application(Disabled|Unavailable)Exception$/.test(digest ?? '')) return 'maintenance';
  return 'errors';
}

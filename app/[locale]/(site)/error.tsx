'use client';

import { ErrorScreen } from '@/components/content/lazy-system-page';

/** Error of a page: the surrounding layout stays (R-LAY-02, R-LAY-11, R-LAY-12). */
export default function SiteError({ error }: { error: Error & { digest?: string } }) {
  return <ErrorScreen error={error} isInShell />;
}

'use client';

import type { ReactNode } from 'react';
import { LazySystemPage } from '@/components/content/lazy-system-page';
import { useSitePath } from '@/components/ui/site-path';
import type { SystemPageName } from '@/lib/content/system-pages';
import { useFatal, type FatalKind } from '@/stores/fatal';

/** System pages by what they replace: the whole screen, or the page inside its layout (R-LAY-02). */
const PAGES: Record<'screen' | 'page', Partial<Record<FatalKind, SystemPageName>>> = {
  screen: { forbidden: 'forbidden', maintenance: 'maintenance' },
  page: { blocked: 'userBlocked' },
};

interface FatalBoundaryProps {
  takes: keyof typeof PAGES;
  /** Path without locale prefix that is never replaced: where a blocked player finds help (R-LAY-06). */
  except?: string;
  /** Inside the default layout's `main`. */
  isInShell?: boolean;
  children: ReactNode;
}

/** Replaced by a system page when the platform says that nothing else may be shown (R-ERR-03 to R-ERR-05). */
export function FatalBoundary({ takes, except, isInShell, children }: FatalBoundaryProps) {
  const kind = useFatal((state) => state.kind);
  const isExcepted = useSitePath() === except;
  const name = kind && PAGES[takes][kind];
  return name && !isExcepted ? <LazySystemPage name={name} isInShell={isInShell} /> : children;
}

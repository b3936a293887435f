'use client';

import type { ReactNode } from 'react';
import { LazySystemPage } from '@/components/content/lazy-system-page';
import { useSitePath } from '@/components/ui/site-path';
import type { SystemPageName } from '@/lib/content/system-pages';
import { paths } from '@/lib/routing/paths';
import { useFatal, type FatalKind } from '@/stores/fatal';

/** What a refusal takes: the whole screen, or the page inside of its layout (R-LAY-02). */
const PAGES: Record<'screen' | 'page', Partial<Record<FatalKind, SystemPageName>>> = {
  screen: { forbidden: 'forbidden', maintenance: 'maintenance' },
  page: { blocked: 'userBlocked' },
};

/** Where the page of a blocked player leads: there it must not stand itself (R-LAY-06). */
const HELP = paths.support();

interface FatalGateProps {
  takes: keyof typeof PAGES;
  /** Stands inside of the default layout's own `main`. */
  isInShell?: boolean;
  children: ReactNode;
}

/** Shows a system page in place of its children when the platform says that nothing else may be shown (R-ERR-03 to R-ERR-05). */
export function FatalGate({ takes, isInShell, children }: FatalGateProps) {
  const kind = useFatal((state) => state.kind);
  const isHelp = useSitePath() === HELP;
  const name = kind && !(isHelp && kind === 'blocked') && PAGES[takes][kind];
  return name ? <LazySystemPage name={name} isInShell={isInShell} /> : children;
}

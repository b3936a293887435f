import type { ReactNode } from 'react';
import { SiteShell } from '@/components/layout/site-shell';
// Imported here to be bundled with the layout: otherwise each page fetches a separate file for this one line.
import './error';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>;
}

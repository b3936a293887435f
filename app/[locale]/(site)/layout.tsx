import type { ReactNode } from 'react';
import { SiteShell } from '@/components/layout/site-shell';
// In the file of the layout: else each page fetches a file for this line of code.
import './error';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>;
}

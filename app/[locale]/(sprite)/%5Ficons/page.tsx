import type { Metadata } from 'next';
import { IconSheet } from '@/components/layout/icon-sheet';

export const metadata: Metadata = { title: 'Icons', robots: { index: false, follow: false } };

/** Internal page with all icons of the sprite (R-ROUTE-25). */
export default function IconsPage() {
  return <IconSheet />;
}

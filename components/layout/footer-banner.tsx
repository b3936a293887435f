'use client';

import { useRef } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useSitePath } from '@/components/ui/site-path';
import { useInView } from '@/components/ui/use-in-view';

const MenuBanner = lazyPart(() => import('./menu-banner').then((module) => module.MenuBanner));

/**
 * The menu's banner on screens whose menu is beside the page; loads when the footer approaches the viewport (R-BAN-05).
 * Hidden during payments, so as not to distract, and where players look after their account, limits and problems.
 */
export function FooterBanner({ className }: { className?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, { margin: '200px', isOnce: true });
  const isQuiet = /^\/(cashier|profile|support)\b/.test(useSitePath());
  return (
    <div ref={place} className={className}>
      {isNear && !isQuiet && <MenuBanner />}
    </div>
  );
}

'use client';

import { Suspense, useRef } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useInView } from '@/components/ui/use-in-view';

const MenuBanner = lazyPart(() => import('./menu-banner').then((module) => module.MenuBanner));

const nothing = () => undefined;

/** The menu's banner for screens whose menu is a row in the header; it loads when the footer comes near (R-BAN-05). */
export function FooterBanner({ className }: { className?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, '200px');
  return (
    <div ref={place} className={className}>
      {isNear && (
        <Suspense fallback={null}>
          <MenuBanner onLeave={nothing} />
        </Suspense>
      )}
    </div>
  );
}

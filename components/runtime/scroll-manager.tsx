'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { scrollToHash, type ScrollSurface } from '@/lib/routing/scroll';

const surface: ScrollSurface = {
  find: (id) => document.getElementById(id),
  headerHeight: () => document.querySelector('header')?.offsetHeight ?? 0,
  scrollY: () => window.scrollY,
  scrollTo: (position) => window.scrollTo(position),
  prefersReducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Scrolls to the target of a hash, also when it appears late (R-ROUTE-28, R-ROUTE-29). The router does the top. */
export function ScrollManager() {
  const path = usePathname();
  useEffect(() => {
    let running = new AbortController();
    const follow = () => {
      running.abort();
      running = new AbortController();
      if (window.location.hash.length > 1) void scrollToHash(window.location.hash, surface, running.signal);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      running.abort();
      window.removeEventListener('hashchange', follow);
    };
  }, [path]);
  return null;
}

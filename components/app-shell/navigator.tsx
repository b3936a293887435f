'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { navigate } from '@/lib/routing/navigate';
import { useNavigation } from '@/stores/navigation';
import { followLinks } from './follow-links';
import { needsDocument } from './needs-document';

/** Performs navigation: of site links, and requested from outside of components. */
export function Navigator() {
  const router = useRouter();
  const target = useNavigation((state) => state.target);
  useEffect(() => followLinks(router), [router]);
  useEffect(() => {
    if (target === null) return;
    useNavigation.getState().reset();
    const { pathname, search, hash } = window.location;
    if (target === `${pathname}${search}${hash}`) return router.refresh();
    // Back leads to the page before, not to the same one with another query.
    const isSamePage = target.split(/[?#]/)[0] === pathname;
    const move = isSamePage ? router.replace : router.push;
    navigate(target, needsDocument(target) ? loadDocument : move);
  }, [router, target]);
  return null;
}

function loadDocument(address: string): void {
  window.location.assign(address);
}

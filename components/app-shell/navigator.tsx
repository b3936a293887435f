'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { navigate } from '@/lib/routing/navigate';
import { needsDocument } from '@/lib/routing/needs-document';
import { useNavigation } from '@/stores/navigation';
import { followLinks } from './follow-links';

/** Performs navigation: of site links, and requested from outside of components. */
export function Navigator() {
  const router = useRouter();
  const target = useNavigation((state) => state.target);
  useEffect(() => followLinks(router), [router]);
  useEffect(() => {
    if (target === null) return;
    useNavigation.getState().reset();
    const { pathname, search, hash } = window.location;
    if (target === `${pathname}${search}${hash}`) router.refresh();
    else navigate(target, needsDocument(target) ? loadDocument : router.push);
  }, [router, target]);
  return null;
}

function loadDocument(address: string): void {
  window.location.assign(address);
}

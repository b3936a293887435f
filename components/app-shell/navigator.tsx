import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { navigate } from '@/lib/routing/navigate';
import { needsDocument } from '@/lib/routing/needs-document';
import { useNavigation } from '@/stores/navigation';
import { followLinks } from './follow-links';

/** Follows site links and navigations requested from outside of components. */
export function Navigator() {
  const router = useRouter();
  const target = useNavigation((state) => state.target);
  useEffect(() => followLinks(router), [router]);
  useEffect(() => {
    if (target === null) return;
    useNavigation.getState().reset();
    const { pathname, search, hash } = window.location;
    const isDocument = needsDocument(target);
    // Another query of the same page adds no entry: Back would seem to do nothing.
    const go = target.split(/[?#]/, 1)[0] === pathname ? router.replace : router.push;
    if (target !== `${pathname}${search}${hash}`) navigate(target, isDocument ? loadDocument : go);
    else if (isDocument) window.location.reload();
    else router.refresh();
  }, [router, target]);
  return null;
}

function loadDocument(address: string): void {
  window.location.assign(address);
}

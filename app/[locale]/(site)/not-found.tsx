import { LazySystemPage } from '@/components/content/lazy-system-page';

/** For a `notFound()` thrown by an account page, in the default layout (R-LAY-02, R-ERR-06). */
export default function SiteNotFound() {
  return <LazySystemPage name="notFound" isInShell />;
}

import { LazySystemPage } from '@/components/content/lazy-system-page';

/** For a `notFound()` outside of the site's layouts; public pages render the full page themselves (R-ERR-06). */
export default function NotFound() {
  return <LazySystemPage name="notFound" />;
}

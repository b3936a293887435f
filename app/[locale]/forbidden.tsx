import { LazySystemPage } from '@/components/content/lazy-system-page';

/** 403 in the empty layout (R-LAY-02). */
export default function Forbidden() {
  return <LazySystemPage name="forbidden" />;
}

import { SystemPage } from '@/components/content/system-page';

/** 403 in the empty layout (R-LAY-02). */
export default function Forbidden() {
  return (
    <main id="main">
      <SystemPage name="forbidden" />
    </main>
  );
}

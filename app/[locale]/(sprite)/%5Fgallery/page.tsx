import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Gallery } from '@/components/gallery/gallery';
import { ClientMessages } from '@/components/layout/client-messages';
import { isGalleryOpen } from '@/lib/routing/gallery-rules';

/** Whether it is open is told by the running server, not by the build. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Gallery', robots: { index: false, follow: false } };

/** Internal page of the shared parts, for development and tests alone. */
export default function GalleryPage() {
  if (!isGalleryOpen()) notFound();
  return (
    <ClientMessages namespaces={['forms', 'loyalty', 'tournaments']}>
      <Gallery />
    </ClientMessages>
  );
}

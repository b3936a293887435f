import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { SystemPage } from '@/components/content/system-page';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('system');
  return { title: t('maintenance.title'), robots: { index: false } };
}

/** Target of the maintenance rewrite, in the empty layout (R-LAY-02); closed to direct visits by the middleware. */
export default async function SystemRoute({ params }: { params: Promise<{ kind: string }> }) {
  const { kind } = await params;
  if (kind !== 'maintenance') notFound();
  return (
    <main id="main">
      <SystemPage name="maintenance" />
    </main>
  );
}

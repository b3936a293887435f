import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { SystemPage } from '@/components/content/system-page';

export const dynamic = 'force-dynamic';

/** The pages that stand for others while those cannot be made. */
const KINDS = ['maintenance', 'errors', 'forbidden', 'userBlocked'] as const;

interface SystemRouteProps {
  params: Promise<{ kind: string }>;
}

async function kindOf({ params }: SystemRouteProps): Promise<(typeof KINDS)[number]> {
  const { kind } = await params;
  return KINDS.find((known) => known === kind) ?? notFound();
}

export async function generateMetadata(props: SystemRouteProps): Promise<Metadata> {
  const t = await getTranslations('system');
  return { title: t(`${await kindOf(props)}.title`), robots: { index: false } };
}

/** Target of the middleware's rewrites, in the empty layout (R-LAY-02); closed to direct visits by the middleware. */
export default async function SystemRoute(props: SystemRouteProps) {
  return (
    <main id="main">
      <SystemPage name={await kindOf(props)} />
    </main>
  );
}

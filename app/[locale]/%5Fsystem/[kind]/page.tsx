import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { BarePage } from '@/components/content/bare-page';
import { SystemPage } from '@/components/content/system-page';
import { SiteShell } from '@/components/layout/site-shell';
import { currentLocale } from '@/i18n/locale.server';
import { loadCollection } from '@/lib/content/loaders.server';

export const dynamic = 'force-dynamic';

/** Pages that replace others which cannot be rendered. */
const KINDS = ['maintenance', 'notFound', 'forbidden', 'userBlocked'] as const;

interface SystemRouteProps {
  params: Promise<{ kind: string }>;
}

async function kindOf({ params }: SystemRouteProps): Promise<(typeof KINDS)[number]> {
  const { kind } = await params;
  return KINDS.find((known) => known === kind) ?? notFound();
}

/** Next.js itself adds `noindex` to a page rendered with 403 or 503; our own tag would duplicate it. */
export async function generateMetadata(props: SystemRouteProps): Promise<Metadata> {
  const t = await getTranslations('system');
  return { title: t(`${await kindOf(props)}.title`) };
}

/** Kinds in the empty layout; the others use the default one (R-LAY-02). */
const BARE_KINDS: readonly string[] = ['maintenance', 'forbidden'] satisfies (typeof KINDS)[number][];

/** Target of the middleware's rewrites; closed to direct visits by the middleware. */
export default async function SystemRoute(props: SystemRouteProps) {
  const kind = await kindOf(props);
  const page = <SystemPage name={kind} canRetry={kind === 'notFound'} />;
  if (!BARE_KINDS.includes(kind)) return <SiteShell>{page}</SiteShell>;
  const { siteName } = await loadCollection('common', await currentLocale());
  return <BarePage siteName={siteName}>{page}</BarePage>;
}

import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { Page } from '@/components/content/page';
import { HallPage } from '@/components/games/hall/hall-page';
import { FailedState } from '@/components/ui/failed-state';
import { currentLocale } from '@/i18n/locale.server';
import { loadCategories, loadCategory, loadHall } from '@/lib/games/loader';
import { hallNodes } from '@/lib/games/structured-data.server';
import { paths } from '@/lib/routing/paths';
import { distinctName } from '@/lib/seo/distinct-name';
import { metadataOf, pageSeo } from '@/lib/seo/page-metadata.server';
import { SEO_TEMPLATES } from '@/lib/routing/url-template';

interface CategoryProps {
  params: Promise<{ id: string }>;
}

export const generateStaticParams = () => [];

/** The guard runs before any of the page's data are read (R-GUARD-22). */
const load = cache(async (id: string) => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('games')]);
  const result = await loadCategory(id, locale);
  if (result.kind === 'redirect') redirect(result.to);
  const name = result.kind === 'category' ? result.category.name : t('hallTitle');
  const [seo, hall] = await Promise.all([
    pageSeo({
      path: paths.category(id),
      template: SEO_TEMPLATES.category,
      name: distinctName(name, id, await loadCategories(locale)),
      locale,
      isItemUnread: result.kind === 'failed',
    }),
    result.kind === 'category' ? loadHall(locale, result) : null,
  ]);
  const nodes = await hallNodes(locale, hall?.games ?? null, [
    { name: t('hallTitle'), path: paths.gameHall() },
    { name, path: paths.category(id) },
  ]);
  return { seo, name, hall, nodes };
});

export const generateMetadata = async ({ params }: CategoryProps) => metadataOf(load((await params).id));

export default async function CategoryPage({ params }: CategoryProps) {
  const { seo, name, hall, nodes } = await load((await params).id);
  return (
    <Page seo={seo} title={name} nodes={nodes}>
      {hall ? <HallPage {...hall} /> : <FailedState />}
    </Page>
  );
}

import { ContentPage } from '@/components/content/content-page';
import { MissingPage } from '@/components/content/missing-page';
import { currentLocale } from '@/i18n/locale.server';
import { contentPagePath, contentPageSlug } from '@/lib/content/content-page-rules';
import { loadContentPage } from '@/lib/seo/content-page.server';
import { confirmSlug } from '@/lib/site-settings/settings.server';
import { metadataOf } from '@/lib/seo/page-metadata.server';

export const generateStaticParams = () => [];

interface SlugProps {
  params: Promise<{ slug: string }>;
}

async function load({ params }: SlugProps) {
  const path = contentPagePath((await params).slug);
  const locale = await currentLocale();
  const page = path === null ? null : await loadContentPage(path, locale);
  if (page !== null && !page.isFailed) void confirmSlug(contentPageSlug(page.path), locale);
  return page;
}

export const generateMetadata = (props: SlugProps) => metadataOf(load(props));

/** A page written by the operator (R-HOME-02): the record for its address, or 404. */
export default async function SlugPage(props: SlugProps) {
  const page = await load(props);
  return page === null ? <MissingPage /> : <ContentPage page={page} />;
}

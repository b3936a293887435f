import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { MissingPage } from '@/components/content/missing-page';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import { LoyaltyView } from '@/components/loyalty/loyalty-view';
import { currentLocale } from '@/i18n/locale.server';
import { textLang } from '@/lib/content/loaded';
import { MAX_SHOWN, hasLoyalty, loadLadder, loadLoyaltyTexts, loadPrograms } from '@/lib/loyalty/loader';
import { paths } from '@/lib/routing/paths';
import { breadcrumbs, metadataOf, pageSeo } from '@/lib/seo/page-metadata.server';
import { itemList } from '@/lib/seo/item-list.server';

const load = cache(async () => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('loyalty')]);
  if (!(await hasLoyalty(locale))) return null;
  const { texts, html, ...shown } = await loadLoyaltyTexts(locale);
  const title = texts.title ?? t('title');
  const [seo, programs, ladder, crumbs] = await Promise.all([
    pageSeo({ path: paths.loyalty(), locale, fallbackTitle: title }),
    loadPrograms(locale),
    loadLadder(locale),
    breadcrumbs(locale, [{ name: title, path: paths.loyalty() }]),
  ]);
  const view = {
    html,
    programs: programs?.slice(0, MAX_SHOWN) ?? null,
    ladder,
    ...shown,
    lang: textLang(texts, 'text', locale),
  };
  const items = (view.programs ?? []).map(({ name, sysname }) => ({
    name,
    path: paths.loyaltyProgram(sysname),
  }));
  const titleLang = texts.title === null ? undefined : textLang(texts, 'title', locale);
  return { seo, title, titleLang, view, nodes: [crumbs, ...itemList(locale, items)] };
});

export const generateMetadata = () => metadataOf(load());

export default async function LoyaltyPage() {
  const page = await load();
  if (page === null) return <MissingPage />;
  const { seo, title, titleLang, view, nodes } = page;
  return (
    <Page seo={seo} title={title} titleLang={titleLang} nodes={nodes}>
      <ClientMessages namespaces={['loyalty', 'points']}>
        <LoyaltyView {...view} />
      </ClientMessages>
    </Page>
  );
}

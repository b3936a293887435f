import { Media, type ContentLocale, type ContentRecord } from '../content-value';
import { ORGANIZATION } from './organization';
import { ACCOUNT_PAGES } from './pages/account-pages';
import { CASHIER_PAGES } from './pages/cashier-pages';
import { GUIDE_PAGES } from './pages/guide-pages';
import { HOME_PAGE } from './pages/home-page';
import { LEGAL_PAGES } from './pages/legal-pages';
import { LOBBY_PAGES } from './pages/lobby-pages';
import { branded, type PageSource, type PageText } from './pages/page-source';
import { REWARD_PAGES } from './pages/reward-pages';
import { SUPPORT_PAGE } from './pages/support-page';
import { TEMPLATE_PAGES } from './pages/template-pages';

const PAGES: readonly PageSource[] = [
  HOME_PAGE,
  ...LOBBY_PAGES,
  ...REWARD_PAGES,
  SUPPORT_PAGE,
  ...TEMPLATE_PAGES,
  ...GUIDE_PAGES,
  ...LEGAL_PAGES,
  ...CASHIER_PAGES,
  ...ACCOUNT_PAGES,
];

/** SEO records of every route and the generic content pages; a page without a text in `locale` has no record. */
export function pageSeo(locale: ContentLocale): ContentRecord[] {
  return PAGES.flatMap((page) => {
    const text = page[locale];
    return text === undefined ? [] : [pageRecord(page, text, locale)];
  });
}

function pageRecord(page: PageSource, text: PageText, locale: ContentLocale): ContentRecord {
  const { title, description } = text;
  const picture = new Media(page.picture ?? 'og-home.png', '');
  return {
    url: page.url,
    title: branded(title),
    description,
    robots: page.isPrivate ? 'noindex, follow' : 'index, follow',
    meta: [{ name: 'author', content: '##site##' }],
    canonicalUrl: null,
    openGraph: {
      title: branded(title),
      description,
      type: page.article ? 'article' : 'website',
      image: picture,
    },
    organization: page.hasOrganization ? ORGANIZATION[locale] : null,
    product: page.productSku === undefined ? null : productOf(title, description, page.productSku, picture),
    schemaFaq: text.faq ?? [],
    schemaArticle: page.article ? { headline: title, description, image: picture, ...page.article } : null,
    text: text.text ?? '',
  };
}

function productOf(name: string, description: string, sku: string, image: Media): ContentRecord {
  return { name, image, description, sku, brandName: '##site##' };
}

import type { Article, BreadcrumbList, FAQPage, ItemList, Organization, Product } from 'schema-dts';
import { isBlankHtml } from '@/lib/content/blank-html';
import type { SeoRecord } from '@/lib/content/schema-seo';
import { absoluteUrl, cleanText, isIsoTime } from './clean';

/** A piece of structured data this site writes. */
export type JsonLdNode =
  | Exclude<Organization, string>
  | Exclude<Product, string>
  | Exclude<FAQPage, string>
  | Exclude<Article, string>
  | Exclude<BreadcrumbList, string>
  | Exclude<ItemList, string>;

export interface JsonLdContext {
  name?: string | null | undefined;
  /** Names an organisation whose record does not. */
  siteName: string;
  siteUrl: string;
  /** Absolute URL of the page. */
  pageUrl: string;
  /** Names a product or an article whose record does not. */
  pageTitle: string;
}

export interface NamedPage {
  name: string;
  /** Path with locale prefix, or an absolute URL. */
  url: string;
}

const MAX_ANSWER_LENGTH = 5_000;

/** Organization, Product, FAQPage and Article of a record, each unless it is empty (R-SEO-04 to R-SEO-07). */
export function recordJsonLd(record: SeoRecord, context: JsonLdContext): JsonLdNode[] {
  return [
    organization(record.organization, context),
    product(record.product, context),
    faq(record.schemaFaq, context),
    article(record.schemaArticle, context),
  ].filter((node) => node !== null);
}

/** The breadcrumbs from the home page to this one, in order. */
export function breadcrumbJsonLd(pages: readonly NamedPage[], siteUrl: string): JsonLdNode {
  const itemListElement = listItems(pages, (url) => ({ item: absoluteUrl(url, siteUrl) }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

/** A list of games, offers or tournaments a page shows, in its order. */
export function itemListJsonLd(pages: readonly NamedPage[], siteUrl: string): JsonLdNode {
  const itemListElement = listItems(pages, (url) => ({ url: absoluteUrl(url, siteUrl) }));
  return { '@type': 'ItemList', numberOfItems: pages.length, itemListElement };
}

/** The text of one script with all nodes; `<`, `>`, `&` and line separators are escaped, so that none ends it. */
export function serializeJsonLd(nodes: readonly JsonLdNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** @param toAddress Breadcrumbs put the URL in `item`, list entries in `url`. */
function listItems<Name extends 'item' | 'url'>(
  pages: readonly NamedPage[],
  toAddress: (url: string) => Record<Name, string | null>,
) {
  return pages.map(({ name, url }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    ...present(toAddress(url)),
  }));
}

function organization(
  value: SeoRecord['organization'],
  { name, siteName, siteUrl }: JsonLdContext,
): JsonLdNode | null {
  if (!value) return null;
  const sameAs = value.sameAs.map((url) => absoluteUrl(url, siteUrl, name)).filter((url) => url !== null);
  const filled = {
    ...present({
      name: cleanText(value.name, name),
      url: absoluteUrl(value.url, siteUrl, name),
      logo: absoluteUrl(value.logo, siteUrl, name),
    }),
    ...(sameAs.length > 0 && { sameAs }),
    ...contact(value.contactPoint, name),
  };
  if (isEmpty(filled)) return null;
  return { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: siteName, ...filled };
}

function contact(point: NonNullable<SeoRecord['organization']>['contactPoint'], name: JsonLdContext['name']) {
  const telephone = cleanText(point?.telephone, name);
  const texts = present({
    telephone,
    contactType: cleanText(point?.contactType, name),
    areaServed: cleanText(point?.areaServed, name),
  });
  const languages = point?.availableLanguage.map((language) => cleanText(language, name)) ?? [];
  const availableLanguage = languages.filter((language) => language !== null);
  if (isEmpty(texts) && availableLanguage.length === 0) return {};
  return {
    contactPoint: {
      '@type': 'ContactPoint' as const,
      ...texts,
      ...(availableLanguage.length > 0 && { availableLanguage }),
    },
  };
}

function product(
  value: SeoRecord['product'],
  { name, siteUrl, pageUrl, pageTitle }: JsonLdContext,
): JsonLdNode | null {
  if (!value) return null;
  const brandName = cleanText(value.brandName, name);
  const filled = {
    ...present({
      name: cleanText(value.name, name),
      image: absoluteUrl(value.image, siteUrl, name),
      description: cleanText(value.description, name),
      sku: cleanText(value.sku, name),
    }),
    ...(brandName !== null && { brand: { '@type': 'Brand' as const, name: brandName } }),
  };
  return isEmpty(filled)
    ? null
    : { '@type': 'Product', '@id': `${pageUrl}#product`, name: pageTitle, ...filled };
}

function faq(list: SeoRecord['schemaFaq'], { name, pageUrl }: JsonLdContext): JsonLdNode | null {
  const mainEntity = list.flatMap((entry) => {
    const question = cleanText(entry.question, name);
    const answer = cleanText(entry.answer, name, MAX_ANSWER_LENGTH);
    if (question === null || answer === null || isBlankHtml(answer)) return [];
    const acceptedAnswer = { '@type': 'Answer' as const, text: answer };
    return [{ '@type': 'Question' as const, name: question, acceptedAnswer }];
  });
  return mainEntity.length > 0 ? { '@type': 'FAQPage', '@id': `${pageUrl}#faq`, mainEntity } : null;
}

function article(
  value: SeoRecord['schemaArticle'],
  { name, siteUrl, pageUrl, pageTitle }: JsonLdContext,
): JsonLdNode | null {
  if (!value) return null;
  const filled = present({
    headline: cleanText(value.headline, name),
    description: cleanText(value.description, name),
    image: absoluteUrl(value.image, siteUrl, name),
    datePublished: isoTime(value.datePublished),
    dateModified: isoTime(value.dateModified),
  });
  if (isEmpty(filled)) return null;
  return {
    '@type': 'Article',
    '@id': `${pageUrl}#article`,
    mainEntityOfPage: pageUrl,
    headline: pageTitle,
    ...filled,
  };
}

const isEmpty = (entries: object): boolean => Object.keys(entries).length === 0;

/** A date or time in ISO 8601; null for any other text. */
function isoTime(value: string | null): string | null {
  const text = cleanText(value);
  return text !== null && isIsoTime(text) ? text : null;
}

function present<T extends Record<string, string | null>>(entries: T): { [K in keyof T]?: string } {
  const cleaned: { [K in keyof T]?: string } = {};
  for (const key in entries) {
    const value = entries[key];
    if (value !== null) cleaned[key] = value;
  }
  return cleaned;
}

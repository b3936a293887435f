import type { ContentLocale } from '../../content-value';
import type { Localized } from '../localized';

/** What an editor writes for one page in one language. */
export interface PageText {
  title: string;
  description: string;
  /** Rich text; absent on pages that show none. */
  text?: string;
  faq?: readonly { question: string; answer: string }[];
}

/** One page in every language it is written in. */
export interface PageSource extends Partial<Localized<PageText>> {
  /** Path without locale prefix, or a template with `##name##`. */
  url: string;
  en: PageText;
  /** Players' own pages stay out of search results. */
  isPrivate?: boolean;
  /** Picture of the page when it is shared, a file under `/uploads/`. */
  picture?: 'og-home.png' | 'og-games.png' | 'og-offers.png' | 'og-info.png';
  hasOrganization?: boolean;
  /** Number in the shop's list when the page describes a product. */
  productSku?: string;
  /** Days on which an article came out and was last changed. */
  article?: { datePublished: string; dateModified: string };
}

export type PageSources = readonly PageSource[];

/** The title as a browser shows it: the page's own words and the brand's name. */
export function branded(title: string): string {
  return title.includes('##site##') ? title : `${title} | ##site##`;
}

/** A page that only its player sees: a title and one sentence in each language. */
export function privatePage(
  url: string,
  titles: Localized<string>,
  descriptions: Localized<string>,
): PageSource {
  const text = (locale: ContentLocale): PageText => ({
    title: titles[locale],
    description: descriptions[locale],
  });
  return { url, isPrivate: true, en: text('en'), fr: text('fr') };
}

import 'server-only';
import { cache } from 'react';
import { routing, type Locale } from '@/i18n/routing';
import { decodedPath } from '@/lib/routing/encode';
import { pageSeo, type PageSeo } from './page-metadata.server';
import { ContentFailure } from '@/lib/content/failure';
import { loadSlugPage } from '@/lib/content/page-seo.server';

export interface LoadedContentPage {
  path: string;
  seo: PageSeo;
  /** Whether the page exists is unknown, because the content system failed. */
  isFailed: boolean;
}

/**
 * The content page at a path of `contentPagePath` (R-HOME-02), null when there is none. When the content system fails
 * and there is no earlier response, the page has no text, is closed to search engines and is regenerated after ten
 * seconds; it must not become a 404. Never throws for a failed read.
 */
export const loadContentPage = cache(
  async (path: string, locale: Locale): Promise<LoadedContentPage | null> => {
    const [state, english] = await Promise.all([stateOf(path, locale), stateOf(path, routing.defaultLocale)]);
    if (state === 'missing') return null;
    // English replaces missing French, never the other way round.
    const isOnlyHere = state === 'found' && english === 'missing';
    const isFailed = state === 'failed';
    return { path, seo: await pageSeo({ path, locale, isOnlyHere, isItemUnread: isFailed }), isFailed };
  },
);

async function stateOf(path: string, locale: Locale): Promise<'found' | 'missing' | 'failed'> {
  try {
    return (await loadSlugPage(decodedPath(path), locale)) === null ? 'missing' : 'found';
  } catch (error) {
    if (error instanceof ContentFailure) return 'failed';
    throw error;
  }
}

import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { textLang } from '@/lib/content/loaded';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import { bettingNotice } from './rules';

export interface LoadedBetting {
  /** Null where no sportsbook is connected. */
  url: string | null;
  notice: string | null;
  noticeLang: 'en' | undefined;
}

/** What `/betting` shows (R-BET-01, R-BET-05). Never throws: without the site config betting is closed. */
export const loadBetting = cache(async (locale: Locale, builtInNotice: string): Promise<LoadedBetting> => {
  const config = await loadSiteConfig(locale);
  const notice = bettingNotice(config, builtInNotice);
  const isOwn = notice !== null && notice !== builtInNotice;
  return {
    url: config.betting.url,
    notice,
    noticeLang: isOwn ? textLang(config, 'betting.notice', locale) : undefined,
  };
});

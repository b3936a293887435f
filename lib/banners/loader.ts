import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import { isPageOn } from '@/lib/content/switched-pages';
import { env } from '@/lib/env/server';
import { readPublic } from '@/lib/platform/share.server';
import { getBanners } from './api';
import { BANNER_COUNT, showableBanners, type BannerView } from './rules';

/**
 * The active banners in their order (R-BAN-01), without those that lead to a page that is switched off (R-CMS-05); none
 * when they cannot be read, which is only logged (R-BAN-10).
 */
export const loadBanners = cache(async (locale: Locale): Promise<readonly BannerView[]> => {
  const fields = ['id', 'finished_at', 'description'] as const;
  const [config, result] = await Promise.all([
    loadSiteConfig(locale),
    readPublic(getBanners, { offset: 0, count: BANNER_COUNT, fields }, locale),
  ]);
  const { descriptionMapping, features } = config;
  const banners = showableBanners(result?.items ?? [], descriptionMapping.banners, Date.now(), env.SITE_URL);
  return banners.filter(({ href }) => href === null || isPageOn(href, features));
});

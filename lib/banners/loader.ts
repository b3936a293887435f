import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import { env } from '@/lib/env/server';
import { readPublic } from '@/lib/platform/share.server';
import { getBanners } from './api';
import { BANNER_COUNT, showableBanners, type BannerView } from './rules';

/** The active banners in their order (R-BAN-01); none when they cannot be read, which is only logged (R-BAN-10). */
export const loadBanners = cache(async (locale: Locale): Promise<readonly BannerView[]> => {
  const fields = ['id', 'finished_at', 'description'] as const;
  const [config, result] = await Promise.all([
    loadSiteConfig(locale),
    readPublic(getBanners, { offset: 0, count: BANNER_COUNT, fields }, locale),
  ]);
  return showableBanners(result?.items ?? [], config.descriptionMapping.banners, Date.now(), env.SITE_URL);
});

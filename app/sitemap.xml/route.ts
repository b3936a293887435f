import { sitemapResponse } from '@/lib/seo/sitemap-response.server';
import { sitemapNames } from '@/app/sitemaps/parts';
import { env } from '@/lib/env/server';
import { sitemapIndexXml } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return sitemapResponse('index', async () =>
    sitemapIndexXml(
      (await sitemapNames()).map((name) => `/sitemaps/${name}.xml`),
      env.SITE_URL,
    ),
  );
}

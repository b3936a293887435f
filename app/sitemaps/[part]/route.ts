import { env } from '@/lib/env/server';
import { sitemapXml } from '@/lib/seo/sitemap';
import { sitemapResponse } from '@/lib/seo/sitemap-response.server';
import { sitemapPages } from '../parts';

export const dynamic = 'force-dynamic';

export async function GET(_: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const name = /^([a-z]+(?:-\d{1,4})?)\.xml$/.exec((await params).part)?.[1];
  if (name === undefined) return new Response(null, { status: 404 });
  return sitemapResponse(name, async () => {
    const pages = await sitemapPages(name);
    return pages === null ? null : sitemapXml(pages, env.SITE_URL);
  });
}

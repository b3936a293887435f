import { env } from '@/lib/env/server';
import { defaultRobotsText } from '@/lib/site-settings/robots';
import { readySettings } from '@/lib/site-settings/settings.server';

export const dynamic = 'force-dynamic';

/** `robots.txt` exactly as the SEO settings have it, or one that allows everything. */
export async function GET(): Promise<Response> {
  const { robotsText } = await readySettings();
  return new Response(robotsText ?? defaultRobotsText(env.SITE_URL), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

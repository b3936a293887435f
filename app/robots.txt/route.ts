import { readySettings } from '@/lib/site-settings/settings.server';

export const dynamic = 'force-dynamic';

/** `robots.txt` from the SEO settings, or one that allows everything. */
export async function GET(): Promise<Response> {
  const { robotsText } = await readySettings();
  return new Response(robotsText, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

import { readySettings } from '@/lib/site-settings/settings.server';

export const dynamic = 'force-dynamic';

/** The robots text of the SEO settings, or one that closes nothing where there is none. */
export async function GET(): Promise<Response> {
  const { robotsText } = await readySettings();
  return new Response(robotsText, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

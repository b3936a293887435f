import { http } from 'msw/core/http';
import { beforeEach, vi, type Mock } from 'vitest';
import { forgetSettingsParts } from '@/lib/site-settings/settings-parts';
import { wireServer } from './wire-server';

type Responder = (part: string, locale: string) => unknown;

/**
 * The site's own server, which gives the settings of the content system in parts. The function that is returned
 * responds with the settings of a part; null, `undefined` and a failure are a part that cannot be had. Nothing is
 * cached when a test begins.
 */
export function settingsCalls(): Mock<Responder> {
  const respond = vi.fn<Responder>();
  wireServer.use(
    http.get('*/content/settings/:locale/:part', async ({ params }) => {
      try {
        const settings = await respond(String(params.part), String(params.locale));
        return settings ? Response.json(settings) : new Response(null, { status: 503 });
      } catch {
        return Response.error();
      }
    }),
  );
  beforeEach(forgetSettingsParts);
  return respond;
}

import { http } from 'msw/core/http';
import { beforeEach, vi, type Mock } from 'vitest';
import { forgetSettingsParts } from '@/lib/site-settings/settings-parts';
import { wireServer } from './wire-server';

type Responder = (part: string, locale: string) => unknown;

/**
 * Mocks the site's own server, which returns the content system's settings in parts. The returned function responds
 * with the settings of a part; null, `undefined` and a failure mean an unavailable part. Nothing is cached when a test
 * begins.
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

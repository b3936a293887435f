import { switchPreview } from '@/lib/content/preview.server';
import { previewTarget } from '@/lib/content/preview-link';
import { env } from '@/lib/env/server';
import { proofCookie, proofOf } from '@/server/preview-proof.mjs';

export const dynamic = 'force-dynamic';

/**
 * Entry point for editors: a link signed by the content system enables the preview in this browser, for eight hours,
 * the browser session, or until `/preview/leave`, and redirects to the page. 404 without a configured secret.
 */
export async function GET(request: Request): Promise<Response> {
  if (env.PREVIEW_SECRET === undefined) return respond(404);
  const target = previewTarget(new URL(request.url).searchParams, env.PREVIEW_SECRET, Date.now());
  if (target === null) return respond(401);
  const isFramed = request.headers.get('sec-fetch-dest') === 'iframe';
  await switchPreview(true, isFramed);
  const proof = proofCookie(proofOf(env.PREVIEW_SECRET, Date.now()), isFramed);
  return respond(307, { location: target, 'set-cookie': proof });
}

function respond(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { ...headers, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  });
}

import { drawMedia } from '../art/draw-media';
import type { SandboxLocale } from '../platform/method';
import { hashText } from '../world/random';

/** `/platform/media/*`: pictures drawn for their own address, so nothing has to be stored. */
export function media(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const locale: SandboxLocale = searchParams.get('locale') === 'fr' ? 'fr' : 'en';
  const svg = drawMedia(pathname, locale);
  if (svg === null)
    return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
  const tag = `"${hashText(svg).toString(16)}-${svg.length.toString(16)}"`;
  const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400', ETag: tag };
  const isKnown = request.headers.get('If-None-Match') === tag;
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(svg, { headers });
}

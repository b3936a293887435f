import sharp from 'sharp';
import { drawMedia } from '../art/draw-media';
import type { SandboxLocale } from '../platform/method';
import { hashText } from '../world/random';

/** Pictures as WebP by their address, the oldest first; what is drawn again costs some 50 ms. */
const converted = new Map<string, Promise<Buffer>>();
const MAX_CONVERTED = 2_000;
/**
 * Drawn for 72 dots an inch; screens have more. A panel of 640 leads a page of 1,100 as well, and a game's wide picture
 * is its poster too: it has two dots for each of its 288 by 192.
 */
function looksOf(key: string, width: number): { density: number; quality: number } {
  if (key.includes('-288x192.')) return { density: 144, quality: 60 };
  if (width <= 480) return { density: 90, quality: 60 };
  return width <= 640 ? { density: 120, quality: 50 } : { density: 72, quality: 60 };
}

/**
 * `/platform/media/*`: pictures drawn for their own address, so nothing has to be stored. A drawing as `.svg`, the same
 * as `.webp`: a browser lays out a drawing like a page, which costs a phone more than an operator's photographs do.
 */
export async function media(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const locale: SandboxLocale = searchParams.get('locale') === 'fr' ? 'fr' : 'en';
  const isWebp = pathname.endsWith('.webp');
  const svg = drawMedia(pathname, locale);
  if (svg === null)
    return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
  const tag = `"${hashText(svg).toString(16)}-${svg.length.toString(16)}${isWebp ? '-w' : ''}"`;
  const type = isWebp ? 'image/webp' : 'image/svg+xml';
  const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400', ETag: tag };
  if (request.headers.get('If-None-Match') === tag) return new Response(null, { status: 304, headers });
  return new Response(isWebp ? new Uint8Array(await webp(`${pathname} ${locale}`, svg)) : svg, { headers });
}

function webp(key: string, svg: string): Promise<Buffer> {
  const known = converted.get(key);
  if (known) return known;
  const width = Number(/<svg[^>]* width="(\d+)"/.exec(svg)?.[1]);
  const { density, quality } = looksOf(key, width);
  const picture = sharp(Buffer.from(svg), { density }).webp({ quality }).toBuffer();
  converted.set(key, picture);
  const [oldest] = converted.keys();
  if (converted.size > MAX_CONVERTED && oldest !== undefined) converted.delete(oldest);
  return picture;
}

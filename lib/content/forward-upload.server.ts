import { env } from '@/lib/env/server';
import { forward } from '@/lib/upstream/forward.server';
import { pickHeaders } from '@/lib/upstream/gateway-headers';

const MEDIA_HEADERS = ['accept', 'if-none-match', 'if-modified-since', 'range'] as const;
/** A picture in its original size. The content system prefixes the names of its smaller versions. */
const WHOLE_PICTURE = /\/(?!(?:large|medium|small|thumbnail)_)([^/?]+\.(?:png|jpe?g|webp|avif))(?=\?|$)/i;

/** A file of the content system, 500 pixels wide if possible for visitors who save data, as their browsers say. */
export async function forwardUpload(request: Request): Promise<Response> {
  if (!WHOLE_PICTURE.test(request.url)) return forwardFile(request);
  const small = savesData(request) ? await smallPicture(request) : null;
  const response = small ?? (await forwardFile(request));
  response.headers.append('vary', 'Save-Data');
  return response;
}

const savesData = ({ headers }: Request) => headers.get('save-data') === 'on' && !headers.has('range');

async function smallPicture(request: Request): Promise<Response | null> {
  const url = request.url.replace(WHOLE_PICTURE, '/small_$1');
  const response = await forwardFile(new Request(url, request));
  // Small originals have no smaller version.
  return response.status >= 400 && response.status < 500 ? null : response;
}

/** Without the visitor's cookies in either direction, so that caches may store it. */
async function forwardFile(request: Request): Promise<Response> {
  return forward(request, {
    origin: env.CONTENT_URL,
    from: '/content/uploads',
    to: '/uploads',
    isMedia: true,
    headers: pickHeaders(request.headers, MEDIA_HEADERS),
  });
}

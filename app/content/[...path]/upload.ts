import { env } from '@/lib/env/server';
import { forward } from '@/lib/upstream/forward.server';

const MEDIA_HEADERS = ['accept', 'if-none-match', 'if-modified-since', 'range'] as const;
/** A picture in its own size. The content system keeps smaller ones beside it and says so in front of their names. */
const WHOLE_PICTURE = /\/(?!(?:large|medium|small|thumbnail)_)([^/?]+\.(?:png|jpe?g|webp|avif))(?=\?|$)/i;

/**
 * A file of the content system, the same for everyone. Whoever saves data gets a picture 500 pixels wide where there is
 * one: the browser says so with each request, so that pages stay the same for all.
 */
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
  // Pictures that are small anyway have no smaller one.
  return response.status >= 400 && response.status < 500 ? null : response;
}

/**
 * No cookie of the visitor goes along, and none comes back: a file is the same for everyone, and caches may keep it.
 */
async function forwardFile(request: Request): Promise<Response> {
  const headers: Record<string, string> = {};
  for (const name of MEDIA_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return forward(request, {
    origin: env.CONTENT_URL,
    from: '/content/uploads',
    to: '/uploads',
    isMedia: true,
    headers,
  });
}

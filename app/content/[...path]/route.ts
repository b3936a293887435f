import { env } from '@/lib/env/server';
import { forward } from '@/lib/upstream/forward.server';
import { forwardCollection } from './collection';
import { contentError } from './content-error';

export const dynamic = 'force-dynamic';

const MEDIA_HEADERS = ['accept', 'if-none-match', 'if-modified-since', 'range'] as const;

/** `/content/uploads/*` and `/content/{collection}`: the content system as the browser reaches it (contract 1.1). */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const [first = '', ...rest] = (await params).path;
  if (first === 'uploads') return forwardMedia(request);
  return rest.length > 0
    ? contentError(404, 'NotFoundError', 'Not Found')
    : forwardCollection(request, first);
}

/** Files are the same for everyone: no cookie of the visitor goes along. */
function forwardMedia(request: Request): Promise<Response> {
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

function refuse(): Response {
  return contentError(405, 'MethodNotAllowedError', 'Method Not Allowed', { allow: 'GET' });
}

export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };

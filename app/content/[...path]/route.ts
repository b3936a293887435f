import { forwardCollection } from '@/lib/content/forward-collection.server';
import { contentError } from '@/lib/content/content-error';
import { forwardUpload } from '@/lib/content/forward-upload.server';

export const dynamic = 'force-dynamic';

/** `/content/uploads/*` and `/content/{collection}`: the browser's access to the content system. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const [first = '', ...rest] = (await params).path;
  if (first === 'uploads') return forwardUpload(request);
  return rest.length > 0
    ? contentError(404, 'NotFoundError', 'Not Found')
    : forwardCollection(request, first);
}

function refuse(): Response {
  return contentError(405, 'MethodNotAllowedError', 'Method Not Allowed', { allow: 'GET' });
}

export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };

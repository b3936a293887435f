import { createHash } from 'node:crypto';
import { ContentError } from '../content-error';
import { isUpload, uploadBytes, uploadInfo } from './uploads';

/**
 * Responds to `GET /uploads/{file}`: to be revalidated each time, and 304 while unchanged. ContentError 404 for another
 * file.
 */
export function serveUpload(request: Request, file: string): Response {
  if (!isUpload(file)) throw new ContentError(404, 'Not Found');
  const bytes = uploadBytes(file);
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const headers = { 'Cache-Control': 'public, max-age=0', ETag: etag };
  const known = request.headers.get('If-None-Match')?.split(',') ?? [];
  if (known.some((value) => value.trim().replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(bytes, { headers: { ...headers, 'Content-Type': uploadInfo(file).mime } });
}

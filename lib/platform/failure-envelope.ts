import type { ExceptionType } from './error-policy';

/** A failure that the web server itself reports, in the platform's own envelope. */
export function failureEnvelope(
  type: ExceptionType,
  status: number,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { data: null, error: { type, message: '' } },
    { status, headers: { 'cache-control': 'private, no-store', ...headers } },
  );
}

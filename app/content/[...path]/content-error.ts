/** An error response of the web server itself, in the format of the content system. */
export function contentError(
  status: number,
  name: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { data: null, error: { status, name, message, details: {} } },
    { status, headers: { 'cache-control': 'private, no-store', ...headers } },
  );
}

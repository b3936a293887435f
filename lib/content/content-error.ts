/** An error response of this server in the content system's format. */
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

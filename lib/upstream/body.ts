/** Reads a request's body up to `limit` bytes; undefined when there is none. */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Uint8Array | undefined | 'too-long'> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too-long';
  if (!request.body) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return 'too-long';
    }
    chunks.push(value);
  }
  return size === 0 ? undefined : Buffer.concat(chunks);
}

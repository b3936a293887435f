/** Status of an answer to a body that was not read. */
export const BODY_STATUS = { 'too-long': 413, cut: 400 } as const;

/**
 * Reads a request's body up to `limit` bytes; undefined when there is none, `cut` where the visitor broke off while sending
 * it. Never throws.
 */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Uint8Array | undefined | keyof typeof BODY_STATUS> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too-long';
  if (!request.body) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > limit) {
        await reader.cancel();
        return 'too-long';
      }
      chunks.push(part.value);
    }
  } catch {
    return 'cut';
  }
  return size === 0 ? undefined : Buffer.concat(chunks);
}

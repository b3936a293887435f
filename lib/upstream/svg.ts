const HEAD_BYTES = 4_096;

/**
 * Whether a response under an `.svg` address is a picture of that kind by its type and by its root element. Anything
 * else under such a name, a page above all, is not handed to browsers (R-BAN-07).
 */
export function isSvgResponse(contentType: string | null, bytes: Uint8Array): boolean {
  if (!/^image\/svg\+xml\s*(?:;|$)/i.test(contentType ?? '')) return false;
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)).replace(/^\uFEFF/, '');
  const withoutProlog = head.replace(
    /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype[^>[]*(?:\[[\s\S]*?\])?[^>]*>/gi,
    '',
  );
  return /^\s*<(?:svg:)?svg[\s>/]/i.test(withoutProlog);
}

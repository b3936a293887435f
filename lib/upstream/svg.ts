const HEAD_BYTES = 4_096;

/**
 * Whether a response with an `.svg` URL is an SVG by its type and its root element. Anything else under such a name,
 * above all an HTML page, is not passed to browsers (R-BAN-07).
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

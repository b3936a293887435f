const HEAD_BYTES = 4_096;

/** Whether an `.svg` response is one by type and root element; anything else, such as HTML, is refused (R-BAN-07). */
export function isSvgResponse(contentType: string | null, bytes: Uint8Array): boolean {
  if (!/^image\/svg\+xml\s*(?:;|$)/i.test(contentType ?? '')) return false;
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)).replace(/^\uFEFF/, '');
  const withoutProlog = head.replace(
    /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype[^>[]*(?:\[[\s\S]*?\])?[^>]*>/gi,
    '',
  );
  return /^\s*<(?:svg:)?svg[\s>/]/i.test(withoutProlog);
}

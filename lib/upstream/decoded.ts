import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

const DECODERS = new Map(
  Object.entries({
    gzip: promisify(gunzip),
    'x-gzip': promisify(gunzip),
    br: promisify(brotliDecompress),
    deflate: promisify(inflate),
  }),
);

/**
 * Decompresses a body that a back end compressed unasked: a request without `Accept-Encoding` accepts every coding (RFC 9110,
 * 12.5.3). Null where it was not compressed, or by an unknown coding.
 * @param maxBytes of the whole text; a small body may hold a huge one.
 * @throws RangeError when it holds more, Error when it is no such body.
 */
export async function decoded(
  bytes: Uint8Array,
  coding: string | string[] | undefined,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const decode = DECODERS.get(
    String(coding ?? '')
      .trim()
      .toLowerCase(),
  );
  if (decode === undefined || bytes.length === 0) return null;
  return decode(bytes, { maxOutputLength: maxBytes });
}

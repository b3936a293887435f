import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliDecompress,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  gunzip,
  inflate,
} from 'node:zlib';

const DECODERS = new Map(
  Object.entries({
    gzip: promisify(gunzip),
    'x-gzip': promisify(gunzip),
    br: promisify(brotliDecompress),
    deflate: promisify(inflate),
  }),
);

/**
 * Decompresses a body that a back end compressed unasked: a request without `Accept-Encoding` accepts every coding
 * (RFC 9110, 12.5.3). Null where it was not compressed, or with an unknown coding.
 * @param maxBytes of the whole text; a small body may decompress to a huge one.
 * @throws RangeError when it is larger, Error when it is invalid.
 */
export async function decoded(
  bytes: Uint8Array,
  coding: string | string[] | undefined,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const decode = DECODERS.get(plainName(coding));
  if (decode === undefined || bytes.length === 0) return null;
  return decode(bytes, { maxOutputLength: maxBytes });
}

/** The same for a stream. */
export function decoderOf(coding: string | string[] | undefined): Transform | null {
  const name = plainName(coding);
  if (name === 'br') return createBrotliDecompress();
  if (name === 'deflate') return createInflate();
  return name === 'gzip' || name === 'x-gzip' ? createGunzip() : null;
}

function plainName(coding: string | string[] | undefined): string {
  return String(coding ?? '')
    .trim()
    .toLowerCase();
}

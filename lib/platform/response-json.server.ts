import 'server-only';
import { wellFormedJson } from '@/lib/upstream/well-formed-json';
import { parseJson } from '@/lib/parse-json';

/**
 * The JSON value of a platform response that the server reads for a page, or undefined where it is not JSON. Unpaired
 * surrogates are replaced: they would differ between the page's HTML and its data.
 */
export function responseJson(bytes: Uint8Array): unknown {
  return parseJson(wellFormedJson(Buffer.from(bytes).toString('utf8')));
}

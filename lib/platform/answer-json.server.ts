import 'server-only';
import { wellFormedJson } from '@/lib/upstream/well-formed-json';
import { parseJson } from './json';

/**
 * The value of an answer of the platform that the server reads for a page, or undefined where it is no JSON. Its texts are
 * whole characters: half of one would differ between the page's HTML and its data.
 */
export function answerJson(bytes: Uint8Array): unknown {
  return parseJson(wellFormedJson(Buffer.from(bytes).toString('utf8')));
}

import { isRecord } from '@/lib/is-record';
import { parseJson } from '@/lib/parse-json';

/** Whether a body is JSON with an object at its root, as every response of the platform and the content system is. */
export function isJsonObject(bytes: Uint8Array): boolean {
  return isRecord(parseJson(Buffer.from(bytes).toString('utf8')));
}

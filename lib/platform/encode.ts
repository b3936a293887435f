import { callQuery, type CallContext } from './call-query';
import type { PlatformMethod, WireValue, WireValues } from './method';

/** Query of a call: the common parameters and, for a GET, its own; null ones are dropped (R-API-04). */
export function encodeQuery(
  method: Pick<PlatformMethod<object, unknown>, 'verb'>,
  values: WireValues,
  context: CallContext,
): string {
  const query = callQuery(context);
  if (method.verb === 'GET') {
    for (const [name, value] of Object.entries(values)) {
      if (value !== null && value !== undefined) query.set(name, queryText(value));
    }
  }
  return query.toString();
}

function queryText(value: NonNullable<WireValue>): string {
  if (Array.isArray(value)) return value.join(',');
  return plainText(value);
}

function plainText(value: NonNullable<WireValue>): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Multipart body of a POST (R-API-05): missing is the text `null`. Undefined where the contract sends no body. */
export function encodeBody(
  method: Pick<PlatformMethod<object, unknown>, 'verb' | 'hasNoBody' | 'listFields'>,
  values: WireValues,
): FormData | undefined {
  if (method.verb === 'GET') return undefined;
  const entries = Object.entries(values);
  if (method.hasNoBody && entries.every(([, value]) => value === undefined)) return undefined;
  const body = new FormData();
  for (const [name, value] of entries) {
    if (value === undefined && method.hasNoBody) continue;
    body.append(name, bodyText(method, name, value));
  }
  return body;
}

function bodyText(
  method: Pick<PlatformMethod<object, unknown>, 'listFields'>,
  name: string,
  value: WireValue,
): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value) && method.listFields.includes(name)) return value.join(',');
  return plainText(value);
}

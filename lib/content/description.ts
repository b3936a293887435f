import { isRecord } from '@/lib/is-record';
import { ownEntry } from '@/lib/own-entry';

/** Keys that resolve to an object's prototype instead of an own property: dropped from whatever a back end sends. */
export const HOSTILE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export type Description = Readonly<Record<string, unknown>>;

/**
 * Renames the keys of an item's `description` (R-CMS-04): raw key to client key, own keys only; unmapped keys keep
 * their names. A mapped key wins over an unmapped one of the same name, the later of two mapped ones over the earlier.
 * Anything but an object gives `{}`.
 */
export function rekeyDescription(
  description: unknown,
  mapping: Readonly<Record<string, string>>,
): Description {
  if (!isRecord(description)) return {};
  const remaining: [string, unknown][] = [];
  const renamed: [string, unknown][] = [];
  for (const [key, value] of Object.entries(description)) {
    const name = ownEntry(mapping, key);
    if (typeof name === 'string' && name !== '') renamed.push([name, value]);
    else remaining.push([key, value]);
  }
  return Object.fromEntries([...remaining, ...renamed].filter(([key]) => !HOSTILE_KEYS.has(key)));
}

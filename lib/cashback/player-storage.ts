import { actPlatform } from '@/lib/platform/act';
import { getStored, getStoredKeys } from './api';

/** The keys of the player who is here, asked for once after the sign-in. */
let asked: { uid: number; keys: Promise<ReadonlySet<string>> } | null = null;

/**
 * A value of the player's store on the platform; null where there is no such key, which is then not asked for.
 * @throws PlatformError when a read fails; the next one asks again.
 */
export async function readStoredValue(uid: number, key: string): Promise<string | null> {
  if (asked?.uid !== uid) asked = { uid, keys: readKeys() };
  const { keys } = asked;
  try {
    if (!(await keys).has(key)) return null;
  } catch (error) {
    if (asked?.keys === keys) asked = null;
    throw error;
  }
  return (await actPlatform.call(getStored, { key })).value;
}

/** A key was written: it exists from now on. */
export function noteStoredKey(uid: number, key: string): void {
  if (asked?.uid !== uid) return;
  asked = { uid, keys: asked.keys.then((keys) => new Set([...keys, key])) };
}

async function readKeys(): Promise<ReadonlySet<string>> {
  return new Set((await actPlatform.call(getStoredKeys, {})).keys);
}

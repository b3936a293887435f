import { actPlatform } from '@/lib/platform/act';
import { getStored, getStoredKeys } from './api';

/** The keys of the signed-in player, fetched once after the sign-in. */
let known: { uid: number; keys: Promise<ReadonlySet<string>> } | null = null;

/**
 * A value of the player's store on the platform; null where there is no such key, which is then not requested.
 * @throws PlatformError when a read fails; the next one requests again.
 */
export async function readStoredValue(uid: number, key: string): Promise<string | null> {
  if (known?.uid !== uid) known = { uid, keys: readKeys() };
  const { keys } = known;
  try {
    if (!(await keys).has(key)) return null;
  } catch (error) {
    if (known?.keys === keys) known = null;
    throw error;
  }
  return (await actPlatform.call(getStored, { key })).value;
}

/** A key was written: it exists from now on. */
export function noteStoredKey(uid: number, key: string): void {
  if (known?.uid !== uid) return;
  known = { uid, keys: known.keys.then((keys) => new Set([...keys, key])) };
}

async function readKeys(): Promise<ReadonlySet<string>> {
  return new Set((await actPlatform.call(getStoredKeys, {})).keys);
}

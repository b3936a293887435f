import { actPlatform, callAction } from '@/lib/platform/act';
import { getStored, getStoredKeys, setStored } from './api';

/** The keys of the signed-in player, fetched once after sign-in. */
let known: { uid: number; keys: Promise<ReadonlySet<string>> } | null = null;

/**
 * A value from the player's store; null, without a request, for an unknown key. Where the keys cannot be read the
 * value itself decides.
 * @throws PlatformError
 */
export async function readStoredValue(uid: number, key: string): Promise<string | null> {
  if (known?.uid !== uid) known = { uid, keys: readKeys() };
  const { keys } = known;
  const stored = await keys.catch(() => null);
  if (stored === null && known?.keys === keys) known = null;
  if (stored?.has(key) === false) return null;
  return (await actPlatform.call(getStored, { key })).value;
}

/** Writes into the player's store on the platform. @throws PlatformError when it was not written. */
export async function storeValue(uid: number, key: string, value: string): Promise<void> {
  await callAction(setStored, { key, value });
  if (known?.uid !== uid) return;
  known = { uid, keys: known.keys.then((keys) => new Set([...keys, key])) };
}

async function readKeys(): Promise<ReadonlySet<string>> {
  return new Set((await actPlatform.call(getStoredKeys, {})).keys);
}

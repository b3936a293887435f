import { readStored, writeStored } from '@/lib/browser/storage';

/** Records in the mini-app that the player was signed out on purpose: only the next launch signs in by itself again. */
export function holdEntry(): void {
  if (readStored('tg') !== null) writeStored('tg_entered', '1');
}

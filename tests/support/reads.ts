import { shared } from '@/server/shared-state.mjs';

/** Empties the reads of both back ends, as in a new process. */
export function forgetReads(): void {
  for (const { running, finished, lastGood } of shared.reads?.values() ?? []) {
    for (const known of [running, finished, lastGood]) known.clear();
  }
}

/** Keys of a back end's last good responses, least recently used first. */
export function lastGoodKeys(backEnd: 'platform' | 'content'): string[] {
  return [...(shared.reads?.get(backEnd)?.lastGood.keys() ?? [])];
}

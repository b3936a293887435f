import { useMemo, useSyncExternalStore } from 'react';
import { attemptsText, listenToAttempts, parseAttempts } from '@/lib/cashier/attempt-memory';
import type { Attempt } from '@/lib/cashier/attempts';
import { knownStatus } from '@/stores/known-status';
import { selectUid, useSession } from '@/stores/session';

/** The player's payments with unknown outcome, and very recent ones, from all tabs of the browser. */
export function useAttempts(): readonly Attempt[] {
  const uid = useSession(selectUid);
  const text = useSyncExternalStore(
    listenToAttempts,
    () => attemptsText(uid),
    () => '[]',
  );
  return useMemo(() => parseAttempts(text, uid), [text, uid]);
}

/** Once the session is known; 0 for a guest, whom the platform then refuses. */
export async function knownUid(): Promise<number> {
  await knownStatus();
  return selectUid(useSession.getState());
}

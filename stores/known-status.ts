import type { SessionStatus } from '@/lib/session/types';
import { useSession } from './session';

/** At once if known, else with the account's response; `unreachable` if that failed. Never rejects. */
export function knownStatus(): Promise<Exclude<SessionStatus, 'unknown'>> {
  return new Promise((resolve) => {
    const look = () => {
      const { status } = useSession.getState();
      if (status === 'unknown') return;
      stop();
      resolve(status);
    };
    const stop = useSession.subscribe(look);
    look();
  });
}

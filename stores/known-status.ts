import { useSession, type SessionStatus } from './session';

/**
 * The session status: at once if known, else with the response to the document's one account request. Never rejects: a
 * failed request counts as `unreachable`.
 */
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

import { useSession, type SessionStatus } from './session';

/**
 * The session status as soon as it is known: immediately, or when the document's one account request has a response.
 * Never rejects: a failed request counts as `unreachable`.
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

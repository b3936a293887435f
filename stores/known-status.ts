import { useSession, type SessionStatus } from './session';

/**
 * Who is signed in, as soon as it is known: at once, or when the document's one request for the account has a response.
 * It is never refused: a failed question counts as `unreachable`.
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

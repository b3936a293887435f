import type { Probe, SessionStatus } from './types';

interface Here {
  status: SessionStatus;
  uid: number;
}

/**
 * After checking the session again, a tab may `keep` everything, `update` the account, `takeOver` a player who signed
 * in elsewhere, `leave` for the home page as a guest, or `reload` because another player is signed in.
 */
export type SessionStep = 'keep' | 'update' | 'takeOver' | 'leave' | 'reload';

/** Decides from the known session and the new probe; a failed probe changes nothing. */
export function sessionStep(here: Here, found: Probe): SessionStep {
  if (found.kind === 'failed') return 'keep';
  if (found.kind === 'guest') {
    if (here.status === 'player') return 'leave';
    return here.status === 'guest' ? 'keep' : 'update';
  }
  if (here.status !== 'player') return 'takeOver';
  return here.uid === found.user.uid ? 'update' : 'reload';
}

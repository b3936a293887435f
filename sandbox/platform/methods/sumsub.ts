import { findPlayer, updatePlayer } from '../../world/players';
import { hashText } from '../../world/random';
import type { PlatformCall, SandboxMethods } from '../method';
import { originsOfCall } from '../origins';
import { makeVerificationToken } from '../verification-token';

function createApplicant({ world, uid }: PlatformCall): unknown {
  const known = findPlayer(world, uid)?.applicant_id ?? null;
  const applicantId = known ?? hashText(`applicant-${uid}`).toString(16).padStart(8, '0');
  updatePlayer(world, uid, { applicant_id: applicantId });
  return { applicant_id: applicantId };
}

/** Identity verification: the token leads the kit to the sandbox's own check page. */
export const sumsubMethods: SandboxMethods = {
  'sumsub.createApplicant': { verb: 'POST', isForPlayers: true, handle: createApplicant },
  'sumsub.getAccessToken': {
    verb: 'POST',
    isForPlayers: true,
    handle: (call) => ({ token: makeVerificationToken(call.world, call.uid, originsOfCall(call).platform) }),
  },
};

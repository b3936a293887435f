import { knownPlayer } from '@/components/shared/session/known-player';
import { selectUid, useSession } from '@/stores/session';

/**
 * Whose typing this is: also after their session was lost it is the player's, and nothing a guest or another player of
 * the same tab may see. 0 for a guest.
 */
export function useDraftOwner(): number {
  return useSession(selectUid) || knownPlayer();
}

import { knownPlayer } from '@/components/shared/session/known-player';
import { selectUid, useSession } from '@/stores/session';

/** Owner of the typed text: after a lost session still the player, so that nobody else sees it. 0 for a guest. */
export function useDraftOwner(): number {
  return useSession(selectUid) || knownPlayer();
}

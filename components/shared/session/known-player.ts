let known = 0;

/** The player whose document this is; 0 as long as it has been nobody's. A sign-out ends the document. */
export const knownPlayer = (): number => known;

/**
 * Keeps in mind whose document this is. True when another player used it before: after a lost session the page, its
 * forms and the router's memory may still hold what belonged to that player.
 */
export function claimDocument(uid: number): boolean {
  const isOther = known > 0 && known !== uid;
  known = uid;
  return isOther;
}

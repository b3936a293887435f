let known = 0;

/** The player this document belongs to; 0 if there was none so far. A sign-out ends the document. */
export const knownPlayer = (): number => known;

/**
 * Records the player of this document. True if another one used it before: after a lost session the page, its forms and
 * the router's cache may still contain that player's data.
 */
export function claimDocument(uid: number): boolean {
  const isOther = known > 0 && known !== uid;
  known = uid;
  return isOther;
}

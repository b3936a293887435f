let known = 0;

/**
 * Keeps in mind whose document this is. True when another player used it before: after a lost session the page, its
 * forms and the router's memory may still hold what belonged to that player.
 */
export function isAnotherPlayer(uid: number): boolean {
  const isOther = known > 0 && known !== uid;
  known = uid;
  return isOther;
}

/** The player seems `new` to the document, is the one who was here `before`, or `another` than that one. */
export type Acquaintance = 'new' | 'before' | 'another';

let known = 0;

/**
 * Keeps in mind whose document this is. After a lost session the page, its forms and the router's memory still hold
 * what belonged to its player: they take it up again, another player must not meet it.
 */
export function meetPlayer(uid: number): Acquaintance {
  const before = known;
  known = uid;
  if (before === 0) return 'new';
  return before === uid ? 'before' : 'another';
}

export const isAnotherPlayer = (uid: number): boolean => meetPlayer(uid) === 'another';

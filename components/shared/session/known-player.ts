let known = 0;

/** The player this document belongs to; 0 if there was none so far. A sign-out ends the document. */
export const knownPlayer = (): number => known;

/** Records the document's player. True if another one used it: page, forms and router cache may hold their data. */
export function claimDocument(uid: number): boolean {
  const isOther = known > 0 && known !== uid;
  known = uid;
  return isOther;
}

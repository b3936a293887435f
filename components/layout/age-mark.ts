const AGE = /\b\d\d ?\+/;
/** The age of most countries. */
const USUAL_AGE = '18+';

/** The age to play that the footer marks: the one the operator's own text names, as `19+`, or the usual one. */
export function ageMark(text: string | null): string {
  return AGE.exec(text ?? '')?.[0] ?? USUAL_AGE;
}

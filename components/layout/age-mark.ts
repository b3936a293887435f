const AGE = /\b\d\d ?\+/;
/** Minimum age in most countries. */
const USUAL_AGE = '18+';

/** The minimum age shown in the footer: the one in the operator's text (`19+`), else the usual one. */
export function ageMark(text: string | null): string {
  return AGE.exec(text ?? '')?.[0] ?? USUAL_AGE;
}

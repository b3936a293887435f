/** Characters no name may contain (R-VAL-03); an address may contain pipe and slash (R-VAL-05). */
const NAME_SIGNS = /[@_"!?#$%^&*(){}[\]|/\\<>~§+:;`]/;
const ADDRESS_SIGNS = /[@_"!?#$%^&*(){}[\]\\<>~§+:;`]/;
const DIGIT = /\p{Nd}/u;
/** Also flags, which are pairs of letters, skin tones, and the frame of a keycap. */
const PICTURE = /[\p{ExtPict}\p{RI}\p{EMod}\u20E3]/u;
const FAKE_NAME = /^[\p{L}\p{M}\p{N}_-]+$/u;
/** Joiners, direction marks, zero-width spaces and fillers; Unicode's own list lacks the blank of Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
const CARD_HOLDER = /^[\p{L}\p{M} .'-]+$/u;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+){1,2}$/u;
const CODE = /^\d{6}$/;

export const FAKE_NAME_MIN_LENGTH = 4;
export const CODE_LENGTH = 6;

/** The text without invisible characters: they would make two names look the same, and a field look empty. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').trim();
}

/** R-VAL-03: no digits and none of these characters. */
export function isName(text: string): boolean {
  return isNameWithDigits(text) && !DIGIT.test(text);
}

/** R-VAL-04: digits allowed, the same characters refused. */
export function isNameWithDigits(text: string): boolean {
  return !NAME_SIGNS.test(text) && !PICTURE.test(text);
}

/** R-VAL-05: like a name, but digits, pipe and slash are allowed. */
export function isAddress(text: string): boolean {
  return !ADDRESS_SIGNS.test(text);
}

/** R-VAL-16: letters, spaces and `. ' -`. */
export function isCardHolder(text: string): boolean {
  return CARD_HOLDER.test(text);
}

/** R-VAL-17: letters and digits of any script, `_` and `-`; the length is checked separately. */
export function isFakeName(text: string): boolean {
  return FAKE_NAME.test(text);
}

/** R-VAL-11: a single `@`, no spaces, a domain with one or two dots. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** R-VAL-15: exactly six digits. */
export function isCode(text: string): boolean {
  return CODE.test(text);
}

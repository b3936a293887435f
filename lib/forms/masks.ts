import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { ownEntry } from '@/lib/own-entry';
import type { FormSettings } from './settings';

const MAX_LENGTH = 256;

const TOKENS: Readonly<Record<string, RegExp>> = {
  '#': /^\p{Nd}$/u,
  '@': /^\p{L}$/u,
  '*': /^[\p{L}\p{Nd}]$/u,
};

const ALPHANUMERIC = /^[\p{L}\p{Nd}]$/u;

/** The mask of a field: its own, else the one configured for its name, else for its type (R-VAL-23). */
export function maskOf(field: FieldDescriptor, masks: FormSettings['masks']): string | null {
  return field.mask || ownEntry(masks, field.name) || ownEntry(masks, field.type) || null;
}

/**
 * Fits text into a mask: `#` takes a digit, `@` a letter, `*` either, anything else is literal. Text with more letters
 * and digits than the mask has slots is returned without punctuation instead of being cut: nothing pasted is lost, and
 * the field's rule can report the problem. A mask without any slot is ignored.
 */
export function applyMask(mask: string, text: string): string {
  const input = [...text.slice(0, MAX_LENGTH)];
  const slots = [...mask];
  if (!slots.some((slot) => TOKENS[slot])) return text;
  let output = '';
  let literals = '';
  let at = 0;
  for (const [index, slot] of slots.entries()) {
    const token = TOKENS[slot];
    if (!token) {
      if (literals === '') at = skipLiterals(slots, index, input, at);
      literals += slot;
      continue;
    }
    while (at < input.length && !token.test(input[at] ?? '')) at += 1;
    if (at >= input.length) return output;
    output += literals + input[at];
    literals = '';
    at += 1;
  }
  const hasOverflow = input.slice(at).some((char) => ALPHANUMERIC.test(char));
  return hasOverflow ? input.filter((char) => char === '+' || ALPHANUMERIC.test(char)).join('') : output;
}

/**
 * Index in the input after a run of the mask's literals. Letters and digits of the run are skipped only when the input
 * contains all of them; otherwise the player typed them for the next slots.
 */
function skipLiterals(
  slots: readonly string[],
  from: number,
  input: readonly string[],
  start: number,
): number {
  let at = start;
  for (let index = from; index < slots.length && !TOKENS[slots[index] ?? '']; index += 1) {
    const literal = slots[index] ?? '';
    const isLetter = ALPHANUMERIC.test(literal);
    const found = isLetter ? nextLetter(input, at) : at;
    if (input[found] === literal) at = found + 1;
    else if (isLetter) return start;
  }
  return at;
}

/** Index of the next letter or digit: visitors punctuate as they like. */
function nextLetter(input: readonly string[], from: number): number {
  let at = from;
  while (at < input.length && !ALPHANUMERIC.test(input[at] ?? '')) at += 1;
  return at;
}

/** The caret position in the masked text: behind as many letters and digits as in the typed text. */
export function caretAfterMask(typed: string, caret: number, masked: string): number {
  const before = [...typed.slice(0, caret)].filter((char) => ALPHANUMERIC.test(char)).length;
  if (caret >= typed.length) return masked.length;
  let seen = 0;
  for (let index = 0; index < masked.length; index += 1) {
    if (seen === before) return index;
    if (ALPHANUMERIC.test(masked.charAt(index))) seen += 1;
  }
  return masked.length;
}

/** Whether the mask takes only digits, so that a phone may show its number keyboard. */
export function isDigitMask(mask: string): boolean {
  return mask.includes('#') && !/[@*]/.test(mask);
}

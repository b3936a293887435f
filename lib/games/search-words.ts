const MARKS = /\p{M}+/gu;
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };
const QUOTES = /['’‘ʼ`´]/g;
const NO_WORD = /[^\p{L}\p{N}]+/u;

/** The words of a text, normalised for comparison: without accents, case, ligatures and punctuation. */
export function searchWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[œæßøłđ]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(QUOTES, ' ');
  return plain.split(NO_WORD).filter((word) => word !== '');
}

/** Typing errors allowed in a word of this length: none in short ones, which would match almost anything. */
export function allowedErrors(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * Typing errors between the typed text and a word: wrong, missing and extra letters, swapped neighbours.
 * @param isBeginning Compares with the closest prefix of the word, because typing may continue.
 * @returns The number of errors, or `limit + 1` where there are more.
 */
export function typingErrors(typed: string, word: string, limit: number, isBeginning: boolean): number {
  if (typed.length - word.length > limit) return limit + 1;
  if (!isBeginning && word.length - typed.length > limit) return limit + 1;
  const width = Math.min(word.length, typed.length + limit);
  let older: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = nextRow(typed, word, row, above, older);
    if (Math.min(...current) > limit) return limit + 1;
    older = above;
    above = current;
  }
  const errors = isBeginning ? Math.min(...above) : (above[width] ?? limit + 1);
  return Math.min(errors, limit + 1);
}

/** One row of the distance table between the prefixes of two words. */
function nextRow(typed: string, word: string, row: number, above: number[], older: number[]): number[] {
  const current = [row];
  for (let column = 1; column < above.length; column += 1) {
    const isSame = typed[row - 1] === word[column - 1];
    const changed = (above[column - 1] ?? row) + (isSame ? 0 : 1);
    let least = Math.min(changed, (above[column] ?? row) + 1, (current[column - 1] ?? row) + 1);
    if (isSwapped(typed, word, row, column)) least = Math.min(least, (older[column - 2] ?? row) + 1);
    current.push(least);
  }
  return current;
}

function isSwapped(typed: string, word: string, row: number, column: number): boolean {
  if (row < 2 || column < 2) return false;
  return typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
}

/** The letters of a word as a bit mask; letters of other alphabets share bits. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) % 31);
  return mask;
}

/** Typed letters that the word lacks: each is at least one typing error. */
export function strangeLetters(typed: number, word: number): number {
  let rest = typed & ~word;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

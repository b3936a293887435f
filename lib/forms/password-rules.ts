import type { FieldDescriptor } from '@/lib/content/form-descriptor';

const PASSWORD_MIN_LENGTH = 6;
const PASSWORD_MAX_LENGTH = 20;

/** Shortest and longest password of a field, in characters: its own limits within those of every password. */
export function passwordBounds({ min, max }: Pick<FieldDescriptor, 'min' | 'max'>) {
  return {
    min: Math.max(PASSWORD_MIN_LENGTH, min ?? 0),
    max: Math.min(PASSWORD_MAX_LENGTH, max ?? PASSWORD_MAX_LENGTH),
  };
}

/** Word characters, accented Latin, Cyrillic and common punctuation (R-VAL-13). */
const ALLOWED = /[\w\u00C0-\u024F\u0400-\u04FF\u1E00-\u1EFF!"#$%&'()*+,\-./:;<=>?@[\\\]^`{|}~§№€£]/;

/** The forbidden characters in a password, each once, in order; a space is shown as `␣`. Empty when all are allowed. */
export function badPasswordSymbols(password: string): string {
  const bad = [...password]
    .filter((char) => !ALLOWED.test(char))
    .map((char) => (/\s/.test(char) ? '␣' : char));
  return [...new Set(bad)].join(' ');
}

import { createHash } from 'node:crypto';

/** `gate`: each test once, in one language and at one width. `all`: in every language and at every applicable width. */
export type Scope = 'gate' | 'all';

export interface Turn {
  /** Not its line: an edit above a test would change its turn. */
  file: string;
  /** Titles of the describe blocks and of the test. The language is a block named `en`, or `(en)` in a title. */
  titles: readonly string[];
  isMobile: boolean;
  isTheSameAtEveryWidth: boolean;
}

const LANGUAGES = ['en', 'fr'] as const;

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Whether a test runs in this project. The scope `gate` distributes its tests over languages and widths by a hash of
 * their names, so that each combination has some of them, and always the same ones.
 */
export function isItsTurn({ file, titles, isMobile, isTheSameAtEveryWidth }: Turn, scope: Scope): boolean {
  if (isTheSameAtEveryWidth && isMobile) return false;
  if (scope === 'all') return true;
  const hash = hashOf({ file, titles });
  const isRightWidth = isTheSameAtEveryWidth || isMobile === (hash.readUInt8(0) % 2 === 0);
  const language = languageOf(titles);
  return isRightWidth && (language === null || language === LANGUAGES[hash.readUInt8(1) % 2]);
}

/** The themes in which a test runs: the scope `gate` picks one per test, whatever its language and width. */
export function themesOf(named: Pick<Turn, 'file' | 'titles'>, scope: Scope): readonly Theme[] {
  return scope === 'all' ? THEMES : THEMES.slice(hashOf(named).readUInt8(2) % 2).slice(0, 1);
}

function hashOf({ file, titles }: Pick<Turn, 'file' | 'titles'>): Buffer {
  return createHash('sha256')
    .update([file, ...titles].map(withoutLanguage).join('\n'))
    .digest();
}

function languageOf(titles: readonly string[]): string | null {
  return (
    LANGUAGES.find((language) =>
      titles.some((title) => title === language || title.includes(`(${language})`)),
    ) ?? null
  );
}

function withoutLanguage(title: string): string {
  if (title === 'fr') return 'en';
  return title
    .replaceAll('(fr)', '(en)')
    .replace(/\/fr(?=[/\s]|$)/g, '/')
    .replaceAll('//', '/');
}

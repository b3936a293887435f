import { createHash } from 'node:crypto';

/** `gate`: each test once, in one language and at one width. `all`: in every language and at every width it is for. */
export type Scope = 'gate' | 'all';

export interface Turn {
  /** File and line: the same in both languages. */
  place: string;
  /** Titles of the describe blocks and of the test. A language is a block named `en`, or `(en)` in a title. */
  titles: readonly string[];
  isMobile: boolean;
  isTheSameAtEveryWidth: boolean;
}

const LANGUAGES = ['en', 'fr'] as const;

/**
 * Whether a test runs in this project. The gate spreads its tests over languages and widths by a hash of their names, so
 * that each pair is used by some of them, and by the same ones each time.
 */
export function isItsTurn({ place, titles, isMobile, isTheSameAtEveryWidth }: Turn, scope: Scope): boolean {
  if (isTheSameAtEveryWidth && isMobile) return false;
  if (scope === 'all') return true;
  const draw = createHash('sha256')
    .update([place, ...titles].map(withoutLanguage).join('\n'))
    .digest();
  const isRightWidth = isTheSameAtEveryWidth || isMobile === (draw.readUInt8(0) % 2 === 0);
  const language = languageOf(titles);
  return isRightWidth && (language === null || language === LANGUAGES[draw.readUInt8(1) % 2]);
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

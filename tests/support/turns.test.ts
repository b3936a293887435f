import { describe, expect, it } from 'vitest';
import { isItsTurn, themesOf, type Scope } from './turns';

const WIDTHS = [true, false];
const BOTH = ['en', 'fr'] as const;
const titled = (title: (locale: string) => string) => (locale: string) => [locale, title(locale)];

function runs(titles: (locale: string) => string[], scope: Scope, isTheSameAtEveryWidth = false): string[] {
  return BOTH.flatMap((locale) =>
    WIDTHS.filter((isMobile) =>
      isItsTurn({ file: 'a.spec.ts', titles: titles(locale), isMobile, isTheSameAtEveryWidth }, scope),
    ).map((isMobile) => `${locale} ${isMobile ? 'phone' : 'desktop'}`),
  );
}

const NAMES = Array.from({ length: 200 }, (_, index) => `deposit ${index}`);

describe('turns of the end-to-end tests', () => {
  it('runs all four pairs of language and width in a full run', () => {
    expect(
      runs(
        titled(() => 'deposit'),
        'all',
      ),
    ).toHaveLength(4);
  });

  it.each([
    ['a language as a block', (name: string) => titled(() => name)],
    ['a language in the title', (name: string) => (locale: string) => [`${name} (${locale})`]],
    [
      'a path of the language in the title',
      (name: string) => titled((locale) => `${locale === 'fr' ? '/fr' : ''}/${name.replace(' ', '-')} opens`),
    ],
    [
      'the home page of the language',
      (name: string) => titled((locale) => `${name} ${locale === 'fr' ? '/fr' : '/'} opens`),
    ],
  ])('runs each test once before a merge, each pair used by some: %s', (_, titlesOf) => {
    const chosen = NAMES.map((name) => runs(titlesOf(name), 'gate'));
    expect(chosen.every(({ length }) => length === 1)).toBe(true);
    expect(new Set(chosen.flat()).size).toBe(4);
  });

  it('runs what is the same at every width on the desktop alone', () => {
    expect(
      runs(
        titled(() => 'deposit'),
        'all',
        true,
      ),
    ).toEqual(['en desktop', 'fr desktop']);
    const chosen = NAMES.map((name) =>
      runs(
        titled(() => name),
        'gate',
        true,
      ),
    );
    expect(chosen.every(([pair, ...more]) => pair?.endsWith('desktop') && more.length === 0)).toBe(true);
  });

  it('makes each test in both looks in a full run, in one of them before a merge, the same in both languages', () => {
    const looks = (titles: string[], scope: Scope) => themesOf({ file: 'a.spec.ts', titles }, scope);
    expect(looks(['en', 'deposit'], 'all')).toEqual(['dark', 'light']);
    const chosen = NAMES.map((name) => looks(['en', name], 'gate'));
    expect(chosen).toEqual(NAMES.map((name) => looks(['fr', name], 'gate')));
    expect(chosen.every(({ length }) => length === 1)).toBe(true);
    expect(new Set(chosen.flat()).size).toBe(2);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedErrors, searchWords, typingErrors } from './search-words';

describe('searchWords (R-GAME-13)', () => {
  it('forgets accents, case, ligatures, quotes and punctuation', () => {
    expect(searchWords('Côte d’Or: L’ŒUF — №7!')).toEqual(['cote', 'd', 'or', 'l', 'oeuf', '7']);
    expect(searchWords('Ǽsir Ǿ')).toEqual(['aesir', 'o']);
    expect(searchWords('  ')).toEqual([]);
  });

  it('gives words without spaces, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        const words = searchWords(text);
        expect(words.every((word) => word !== '' && !/\s/.test(word))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('typingErrors (R-GAME-13)', () => {
  it.each([
    ['dragon', 'dragon', 0],
    ['dargon', 'dragon', 1],
    ['dagon', 'dragon', 1],
    ['draggon', 'dragon', 1],
    ['drabon', 'dragon', 1],
    ['drabom', 'dragon', 2],
    ['kitten', 'sitting', 3],
  ])('%s for %s: %i', (typed, word, errors) => {
    expect(typingErrors(typed, word, 2, false)).toBe(errors);
  });

  it('compares with the beginning of a word whose typing goes on', () => {
    expect(typingErrors('drgao', 'dragonfire', 2, true)).toBeLessThanOrEqual(2);
    expect(typingErrors('drgao', 'dragonfire', 2, false)).toBe(3);
  });

  it('is the same both ways and zero for the same word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(typingErrors(a, b, 2, false)).toBe(typingErrors(b, a, 2, false));
        expect(typingErrors(a, a, 2, false)).toBe(0);
      }),
    );
  });

  it('forgives none in short words, one in middling and two in long ones', () => {
    expect([3, 4, 6, 7, 20].map(allowedErrors)).toEqual([0, 1, 1, 2, 2]);
  });
});

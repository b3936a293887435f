import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '@/tests/support/cpu-time';
import { propertyRuns } from '@/tests/support/property-runs';
import { compileWildcard, matchWildcard } from './wildcard';

function match(pattern: string, text: string): string | null {
  const compiled = compileWildcard(pattern);
  return compiled === null ? null : matchWildcard(compiled, text);
}

describe('matchWildcard', () => {
  it.each([
    ['/old', '/old', ''],
    ['/old', '/older', null],
    ['/old/*', '/old/a/b', 'a/b'],
    ['/old/*', '/old/', ''],
    ['/old/*', '/old', null],
    ['*', '/anything', '/anything'],
    ['*/end', '/a/end', '/a'],
    ['/a/*/c/*', '/a/1/c/2', '1'],
    ['/a/*/c/*', '/a/1/c/2/c/3', '1'],
    ['/a**b', '/axb', 'x'],
    ['/aa*aa', '/aaa', null],
    ['/a.c', '/abc', null],
    ['/(a+)+$', '/(a+)+$', ''],
  ])('R-GUARD-16 %s on %s takes %s', (pattern, text, captured) => {
    expect(match(pattern, text)).toBe(captured);
  });

  it('refuses more than 8 wildcards', () => {
    expect(compileWildcard('/*a'.repeat(8))).not.toBeNull();
    expect(compileWildcard('/*a'.repeat(9))).toBeNull();
  });

  it('agrees with a regular expression', () => {
    const letters = fc.constantFrom('a', 'b', '/', '*');
    fc.assert(
      fc.property(
        fc.array(letters, { maxLength: 6 }),
        fc.array(letters, { maxLength: 8 }),
        (pattern, letters2) => {
          const text = letters2.join('').replaceAll('*', 'c');
          const source = pattern.join('').replace(/\*+/g, '(.*?)');
          const expected = new RegExp(`^${source}$`, 's').exec(text);
          expect(match(pattern.join(''), text)).toBe(expected === null ? null : (expected[1] ?? ''));
        },
      ),
      { numRuns: propertyRuns(5_000) },
    );
  });

  it('is not slowed down by a hostile pattern', () => {
    const pattern = `${'*a'.repeat(8)}b`;
    const spent = cpuTimeOf(() => {
      for (let run = 0; run < 200; run += 1) match(pattern, 'a'.repeat(2_000));
    });
    expect(spent).toBeLessThan(500);
  });
});

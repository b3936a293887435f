import { expect, it } from 'vitest';
import { parseJson } from './parse-json';

it('reads a JSON text, with a byte order mark or without, and nothing else', () => {
  expect(parseJson('\uFEFF{"a":1}')).toEqual({ a: 1 });
  expect(parseJson('"a\uFEFF"')).toBe('a\uFEFF');
  expect([parseJson(''), parseJson('<h1>'), parseJson('1 \uFEFF')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

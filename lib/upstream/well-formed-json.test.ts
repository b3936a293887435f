import { describe, expect, it } from 'vitest';
import { wellFormedJson } from './well-formed-json';

const parsed = (text: string): unknown => JSON.parse(wellFormedJson(text));

describe('wellFormedJson', () => {
  it.each([
    ['a first half', String.raw`"Wild Fruits \ud83c"`, 'Wild Fruits \ufffd'],
    ['a second half', String.raw`"\uDF53 Fruits"`, '\ufffd Fruits'],
    ['halves in the wrong order', String.raw`"\udf53\ud83c"`, '\ufffd\ufffd'],
    ['a half before a whole one', String.raw`"\ud83c\ud83c\udf53"`, '\ufffd🍓'],
    ['a half behind a backslash', String.raw`"\\\ud83c"`, '\\\ufffd'],
    ['a half in a name', String.raw`{"\ud83c":["\ud83c"]}`, { '\ufffd': ['\ufffd'] }],
  ])('replaces %s', (_what, text, value) => {
    expect(parsed(text)).toEqual(value);
  });

  it.each([
    ['an ordinary text', '{"name":"Été 🍓","n":1}'],
    ['a character in two escapes', String.raw`"\ud83c\udf53 \uD83C\uDF53"`],
    ['a backslash and what only looks like an escape', String.raw`"\\ud83c \\\\ud83c"`],
    ['other escapes', String.raw`"\u00e9\n\"\ud7ff\ue000"`],
    ['what is no JSON', String.raw`"\ud8`],
  ])('leaves %s as it is', (_what, text) => {
    expect(wellFormedJson(text)).toBe(text);
  });
});

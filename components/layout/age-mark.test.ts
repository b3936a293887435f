import { expect, it } from 'vitest';
import { ageMark } from './age-mark';

it.each([
  [null, '18+'],
  ['Play with care.', '18+'],
  ['18+', '18+'],
  ['19+ only in this province', '19+'],
  ['Aged 21 + to play', '21 +'],
  ['Call 118+ for help', '18+'],
])('the footer never contradicts the age of the operator’s own words (%s: %s)', (text, mark) => {
  expect(ageMark(text)).toBe(mark);
});

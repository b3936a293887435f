import { describe, expect, it } from 'vitest';
import { playerName } from './player-name';

describe('a name that a player chose', () => {
  it.each([
    ['\u202Eabc', 'abc'],
    ['\u2069\u2067abc\u200F', 'abc'],
    [' שלום! ', 'שלום!'],
    ['محمد', 'محمد'],
    ['e\u0301\u0301', 'e\u0301\u0301'],
    ['👩\u200D👧', '👩\u200D👧'],
    ['\u202E \u2066', null],
    ['', null],
    [7, null],
    [undefined, null],
  ])('%j is %j', (value, expected) => {
    expect(playerName.parse(value)).toBe(expected);
  });
});

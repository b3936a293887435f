import { describe, expect, it } from 'vitest';
import { sentLogin } from './sent-login';

describe('the login that is sent', () => {
  it.each([
    ['+216 20 123 456', '21620123456'],
    [' (216) 20-123.456 ', '21620123456'],
    ['+216\u00a020\u00a0123\u00a0456', '21620123456'],
    ['+216-20.123456', '21620123456'],
    ['0033612345678', '33612345678'],
    ['00 33 6 12 34 56 78', '33612345678'],
    ['123456', '123456'],
    ['２١٦ 20 123 456', '21620123456'],
  ])('of the phone %j is its digits', (typed, sent) => {
    expect(sentLogin(typed)).toBe(sent);
  });

  it.each([
    [' ann@example.com ', 'ann@example.com'],
    ['216.20@example.com', '216.20@example.com'],
    ['ann 20 123 456', 'ann 20 123 456'],
    ['12-34', '12-34'],
    ['123.456', '123.456'],
    ['0012345', '0012345'],
    ['0033612345678x', '0033612345678x'],
    ['2024-2025', '2024-2025'],
    ['+2024-2025x', '2024-2025x'],
    [undefined, ''],
  ])('of %j stays as typed', (typed, sent) => {
    expect(sentLogin(typed)).toBe(sent);
  });
});

import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { EXTERNAL_REFUSED, PROTOCOL_REFUSED } from './check-navigation';
import { judgeNavigation, navigable, navigate } from './navigate';
import { returnPath } from './return-path';

const go = vi.fn();
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  go.mockReset();
  warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('window', { location: { origin: 'https://casino.test' } });
});

it.each(['/offers?a=1#b', 'https://casino.test/offers'])('goes to %s', (address) => {
  expect(navigate(address, go)).toBe(true);
  expect(go).toHaveBeenCalledExactlyOnceWith(address);
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['https://evil.test/x', EXTERNAL_REFUSED],
  ['//evil.test', EXTERNAL_REFUSED],
  [String.raw`\\evil.test`, EXTERNAL_REFUSED],
  ['javascript:alert(1)', `${PROTOCOL_REFUSED} javascript:`],
])('R-ERR-07: stays, and logs why, where %s is refused', (address, message) => {
  expect(navigate(address, go)).toBe(false);
  expect(go).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledExactlyOnceWith(`Navigation failed: ${message}`);
});

it('goes to another site where its caller allows that, and never by another protocol', () => {
  expect(navigable('https://pay.test/x', { isExternalAllowed: true })).toBe('https://pay.test/x');
  expect(navigable('data:text/html,x', { isExternalAllowed: true })).toBeNull();
  expect(() => judgeNavigation('javascript:1', { isExternalAllowed: true })).toThrow(PROTOCOL_REFUSED);
});

it('R-GUARD-18: takes a return address only of this site, and reports any other', () => {
  expect(returnPath('/offers?a=1')).toBe('/offers?a=1');
  expect(returnPath(null)).toBeNull();
  expect(warn).not.toHaveBeenCalled();
  expect(returnPath('https://evil.test/')).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

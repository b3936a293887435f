import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as dataLayer from '@/lib/browser/data-layer';
import { platformFailure } from '../../tests/support/platform-failure';
import { reportLoginError, reportLogoutError, reportSocialError } from './login-analytics';
import { isReturning, rememberReturning } from './returning';
import { announceSignIn, SIGNED_IN_EVENT } from './signed-in-event';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
});
afterEach(() => vi.unstubAllGlobals());

describe('R-AUTH-12: analytics of a failed sign-in', () => {
  const told = (report: () => void) => {
    const push = vi.spyOn(dataLayer, 'pushAnalytics').mockImplementation(() => undefined);
    report();
    return push.mock.calls;
  };

  it('tell the platform’s code, else the type, and nothing of any other failure', () => {
    const failure = platformFailure('AuthorizationException', { code: 'E7' });
    const bare = platformFailure('AuthorizationException');
    expect(told(() => reportLoginError(failure))).toEqual([[{ event: 'error-login', code: 'E7' }]]);
    expect(told(() => reportLoginError(bare)).at(-1)).toEqual([
      { event: 'error-login', code: 'AuthorizationException' },
    ]);
    expect(told(() => reportLoginError(new Error('ann@example.com'))).at(-1)).toEqual([
      { event: 'error-login', code: 'unknown' },
    ]);
    expect(told(() => reportLogoutError(failure)).at(-1)).toEqual([{ event: 'error-logout', code: 'E7' }]);
  });

  it('pass no text on that anybody can write into an address', () => {
    expect(told(() => reportSocialError('UserBannedException'))).toEqual([
      [{ event: 'error-login', code: 'UserBannedException' }],
    ]);
    expect(told(() => reportSocialError('<b>anything</b>')).at(-1)).toEqual([
      { event: 'error-login', code: 'unknown' },
    ]);
    expect(told(() => reportSocialError(null)).at(-1)).toEqual([{ event: 'error-login', code: 'unknown' }]);
  });
});

describe('a device on which somebody was signed in', () => {
  it('keeps that alone, until nobody is', () => {
    rememberReturning(true);
    expect([...kept]).toEqual([['was_signed_in', '1']]);
    rememberReturning(false);
    expect([...kept]).toEqual([]);
  });

  it('is known by the mark that the document got before its first paint', () => {
    const marks = new Set<string>();
    vi.stubGlobal('document', { documentElement: { hasAttribute: (name: string) => marks.has(name) } });
    expect(isReturning()).toBe(false);
    marks.add('data-returning');
    expect(isReturning()).toBe(true);
  });
});

it('a sign-in is announced to the parts of the page with who it was and how', () => {
  const received = vi.fn();
  window.addEventListener(SIGNED_IN_EVENT, (event) => received(event.detail));
  announceSignIn({ uid: 7, how: 'registration' });
  expect(received.mock.calls).toEqual([[{ uid: 7, how: 'registration' }]]);
});

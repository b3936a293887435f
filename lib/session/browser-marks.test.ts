import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as dataLayer from '@/lib/browser/data-layer';
import { removePlayerKeys } from '@/lib/browser/storage';
import { platformFailure } from '../../tests/support/platform-failure';
import { reportLoginError, reportLogoutError, reportSocialError } from './login-analytics';
import { isReturning, rememberReturning } from './returning';
import { announceSignIn, SIGNED_IN_EVENT } from './signed-in-event';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
});
afterEach(() => vi.unstubAllGlobals());

describe('R-AUTH-12: analytics of a failed sign-in', () => {
  const reported = (report: () => void) => {
    const push = vi.spyOn(dataLayer, 'pushAnalytics').mockImplementation(() => undefined);
    report();
    return push.mock.calls;
  };

  it('report the platform’s code, else the type, and nothing of any other failure', () => {
    const failure = platformFailure('AuthorizationException', { code: 'E7' });
    const bare = platformFailure('AuthorizationException');
    expect(reported(() => reportLoginError(failure))).toEqual([[{ event: 'error-login', code: 'E7' }]]);
    expect(reported(() => reportLoginError(bare)).at(-1)).toEqual([
      { event: 'error-login', code: 'AuthorizationException' },
    ]);
    expect(reported(() => reportLoginError(new Error('ann@example.com'))).at(-1)).toEqual([
      { event: 'error-login', code: 'unknown' },
    ]);
    expect(reported(() => reportLogoutError(failure)).at(-1)).toEqual([
      { event: 'error-logout', code: 'E7' },
    ]);
  });

  it('pass no text on that anybody can write into an address', () => {
    expect(reported(() => reportSocialError('UserBannedException'))).toEqual([
      [{ event: 'error-login', code: 'UserBannedException' }],
    ]);
    expect(reported(() => reportSocialError('<b>anything</b>')).at(-1)).toEqual([
      { event: 'error-login', code: 'unknown' },
    ]);
    expect(reported(() => reportSocialError(null)).at(-1)).toEqual([
      { event: 'error-login', code: 'unknown' },
    ]);
  });
});

describe('a device on which somebody was signed in', () => {
  it('keeps that alone, until nobody is', () => {
    rememberReturning();
    expect([...stored]).toEqual([['was_signed_in', '1']]);
    removePlayerKeys();
    expect([...stored]).toEqual([]);
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

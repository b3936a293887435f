import { beforeEach, describe, expect, it, vi } from 'vitest';
import { user } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { followIdentity } from '@/components/app-shell/visit/visit-runtime';
import { completeSignIn } from './complete-sign-in';
import { signOut } from '@/components/shared/session/sign-out';

vi.mock('./after-login', () => ({ afterLogin: vi.fn(() => Promise.resolve()) }));
vi.mock('@/components/shared/session/go-home', () => ({
  loadHome: vi.fn(),
  isAtHome: () => false,
}));
vi.mock('@/components/shared/session/leave-page', () => ({
  hidePage: vi.fn(),
  showPage: vi.fn(),
  openAddress: vi.fn(),
}));

const call = platformCalls();

beforeEach(() => {
  window.dataLayer = [];
  localStorage.clear();
});

describe('analytics of the session', () => {
  it.each([
    ['login', 7],
    ['registration', 8],
  ] as const)('R-TRACK-04 R-TRACK-06 record a %s and who it was', (how, uid) => {
    completeSignIn(user.parse({ uid, login: 'ann@example.com' }), how);
    expect(window.dataLayer).toEqual([
      { event: how, user_id: String(uid) },
      { event: 'identity', user_id: String(uid) },
    ]);
  });

  it('R-AUTH-12 R-TRACK-05 record a logout the platform did not take', async () => {
    useSession.getState().setUser(user.parse({ uid: 7 }));
    call.mockRejectedValue(platformFailure('InternalServerErrorException'));
    await signOut();
    expect(window.dataLayer).toEqual([{ event: 'error-logout', code: 'InternalServerErrorException' }]);
  });

  it('R-TRACK-04 R-TRACK-05 clear the identity at one that went well, though this document has none, and no more', async () => {
    call.mockResolvedValue({ result: 1 });
    await signOut();
    expect(window.dataLayer).toEqual([{ event: 'identity', user_id: null }]);
  });

  it('R-TRACK-04 clear the identity once where the session is followed, also when the session was over', async () => {
    const stop = followIdentity();
    useSession.getState().setUser(user.parse({ uid: 7 }));
    window.dataLayer = [];
    call.mockRejectedValue(platformFailure('AuthorizationException'));
    await signOut();
    expect(window.dataLayer).toEqual([{ event: 'identity', user_id: null }]);
    stop();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingLogin, useTwoFactor } from './two-factor';

const START = 1_742_000_000_000;
const CREDENTIALS = { login: 'ann@example.com', password: 'Secret12' };
const pendingAt = (now: number) => pendingLogin(useTwoFactor.getState(), now);

describe('a login that waits for its code', () => {
  beforeEach(() => useTwoFactor.getState().clear());
  afterEach(() => vi.useRealTimers());

  it('holds no password longer than the code it waits for', () => {
    vi.useFakeTimers();
    useTwoFactor.getState().begin({ ...CREDENTIALS, resendSeconds: 60 }, Date.now());
    vi.advanceTimersByTime(200_000);
    useTwoFactor.getState().restart(60, Date.now());
    vi.advanceTimersByTime(299_999);
    expect(useTwoFactor.getState().pending).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(useTwoFactor.getState().pending).toBeNull();
  });

  it('R-2FA-02: keeps login, password and the time until another code', () => {
    useTwoFactor.getState().begin({ ...CREDENTIALS, resendSeconds: 60 }, START);
    expect(pendingAt(START + 20_500)).toEqual({ ...CREDENTIALS, resendSeconds: 40 });
    expect(pendingAt(START + 90_000)).toEqual({ ...CREDENTIALS, resendSeconds: 0 });
  });

  it('is over when the code no longer holds', () => {
    useTwoFactor.getState().begin({ ...CREDENTIALS, resendSeconds: 60 }, START);
    expect(pendingAt(START + 299_999)).not.toBeNull();
    expect(pendingAt(START + 300_000)).toBeNull();
  });

  it('starts over with another code', () => {
    useTwoFactor.getState().begin({ ...CREDENTIALS, resendSeconds: 60 }, START);
    useTwoFactor.getState().restart(30, START + 200_000);
    expect(pendingAt(START + 400_000)).toEqual({ ...CREDENTIALS, resendSeconds: 0 });
    expect(pendingAt(START + 210_000)).toMatchObject({ resendSeconds: 20 });
  });

  it('R-2FA-03: is forgotten', () => {
    useTwoFactor.getState().begin({ ...CREDENTIALS, resendSeconds: 60 }, START);
    useTwoFactor.getState().clear();
    useTwoFactor.getState().restart(60, START);
    expect(pendingAt(START)).toBeNull();
  });
});

import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlatformError } from '@/lib/platform/error';
import { rememberVisitor } from '@/lib/upstream/known-visitor.server';
import { requirePlayer } from './require-player.server';
import { shared } from '@/server/shared-state.mjs';

const { call, jar } = vi.hoisted(() => ({ call: vi.fn(), jar: { cookie: '' } }));
vi.mock('./visitor.server', () => ({ visitorClient: () => ({ call }) }));
vi.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers(jar)),
}));
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`to ${to}`);
  },
  forbidden: () => {
    throw new Error('forbidden');
  },
}));

const requests = new AsyncLocalStorage<{ visitor?: unknown }>();
/** Runs in its own request, where the guest guard got `info`. */
const inRequest = (info: unknown) =>
  requests.run({}, () => {
    if (info !== undefined) rememberVisitor(info);
    return requirePlayer('fr', '/cashier/deposit');
  });

beforeEach(() => {
  shared.requestScope = requests;
  call.mockReset().mockResolvedValue({ uid: 9 });
  jar.cookie = 'sid=x';
});
afterEach(() => {
  delete shared.requestScope;
});

describe('the player of a page (R-GUARD-01)', () => {
  it('whom the guest guard has just read is not read again', async () => {
    expect(await inRequest({ uid: 7, login: 'seven' })).toMatchObject({ uid: 7, login: 'seven' });
    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing was read', undefined],
    ['what was read is invalid', 'no player'],
  ])('is requested where %s', async (_when, info) => {
    expect(await inRequest(info)).toMatchObject({ uid: 9 });
    expect(call).toHaveBeenCalledOnce();
  });

  it('is requested where the session cookie is not percent-encoded', async () => {
    jar.cookie = 'a=b; sid=50%';
    expect(await inRequest(undefined)).toMatchObject({ uid: 9 });
  });

  it('what one request read is not shared with another', async () => {
    await inRequest({ uid: 7 });
    expect(await inRequest(undefined)).toMatchObject({ uid: 9 });
  });

  it.each([
    ['without a session', () => (jar.cookie = 'xsid=1; sid=')],
    ['whom the platform does not know', () => call.mockResolvedValue({ uid: 0 })],
    [
      'whose session has ended',
      () =>
        call.mockRejectedValue(
          new PlatformError({ type: 'AuthorizationException', method: 'account.getInfo', httpStatus: 401 }),
        ),
    ],
  ])('a guest %s is led home with the address to come back to', async (_who, arrange) => {
    arrange();
    await expect(inRequest(undefined)).rejects.toThrow('to /fr?redirectUrl=%2Ffr%2Fcashier%2Fdeposit');
  });
});

describe('a platform that does not say who is signed in', () => {
  const failsWith = (
    type: 'UserBannedException' | 'AccessDeniedException' | 'UnknownErrorException',
    httpStatus: number,
  ) => {
    const error = new PlatformError({ type, method: 'account.getInfo', httpStatus });
    call.mockRejectedValue(error);
    return error;
  };

  it.each(['AccessDeniedException', 'UnknownErrorException'] as const)(
    'R-ERR-05: forbids the page with HTTP 403 and %s',
    async (type) => {
      failsWith(type, 403);
      await expect(inRequest(undefined)).rejects.toThrow('forbidden');
    },
  );

  it.each([
    ['UserBannedException', 403],
    ['AccessDeniedException', 200],
    ['UnknownErrorException', 500],
  ] as const)('hands %s with HTTP %i to the error page', async (type, status) => {
    const error = failsWith(type, status);
    await expect(inRequest(undefined)).rejects.toBe(error);
  });

  it('hands a fault of the page itself on', async () => {
    const fault = Object.assign(new TypeError('a fault'), {
      type: 'AuthorizationException',
      httpStatus: 403,
    });
    call.mockRejectedValue(fault);
    await expect(inRequest(undefined)).rejects.toBe(fault);
  });
});

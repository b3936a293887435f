import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlatformErrorType } from '@/lib/platform/error-policy';
import { UpstreamFailure } from '@/lib/upstream/request.server';
import { shared } from '@/server/shared-state.mjs';
import { contextFor, locationOf, rewriteOf } from './context.test-data';
import { guestGuard } from './guest-guard';

const requestUpstream = vi.hoisted(() => vi.fn());
vi.mock('@/lib/upstream/request.server', async (load) => ({ ...(await load<object>()), requestUpstream }));
vi.mock('@/lib/env/server', () => ({
  env: { UPSTREAM_MAX_BYTES: 1_000, PLATFORM_URL: 'http://platform.test' },
}));

const SIGNED_IN = { cookie: 'a=b; sid=s-1' };

async function responseTo(
  address: string,
  headers: Record<string, string> = {},
): Promise<Response | undefined> {
  return guestGuard(contextFor(address, { headers }));
}

/** The platform's response to `account.getInfo`. */
function response(envelope: object, status = 200) {
  return { status, headers: {}, bytes: Buffer.from(JSON.stringify(envelope)) };
}
const info = (data: unknown) => response({ data, error: null });
function failed(reason: UpstreamFailure['reason']): never {
  throw new UpstreamFailure(reason, 'http://platform.test');
}
const refusal = (type: PlatformErrorType, status = 200) => response({ data: null, error: { type } }, status);

beforeEach(() => {
  requestUpstream.mockReset().mockResolvedValue(info({ uid: 1001 }));
});

describe('guestGuard, guest without a session', () => {
  it.each([
    ['/cashier/deposit', '/?redirectUrl=%2Fcashier%2Fdeposit'],
    ['/cashier', '/?redirectUrl=%2Fcashier'],
    ['/profile/settings?from=x&y=1', '/?redirectUrl=%2Fprofile%2Fsettings%3Ffrom%3Dx%26y%3D1'],
    ['/fr/profile/bets', '/fr?redirectUrl=%2Ffr%2Fprofile%2Fbets'],
    ['/en/profile', '/?redirectUrl=%2Fprofile'],
    ['/bets', '/?redirectUrl=%2Fbets'],
    ['/bets/history', '/?redirectUrl=%2Fbets%2Fhistory'],
    ['/responsible-game', '/?redirectUrl=%2Fresponsible-game'],
    ['/some/profile', '/?redirectUrl=%2Fsome%2Fprofile'],
    ['/cashier/deposit?redirectUrl=%2Fx&_rsc=1', '/?redirectUrl=%2Fcashier%2Fdeposit'],
    ['/profile.rsc', '/?redirectUrl=%2Fprofile'],
    ['/profile/settings.segments/_tree.segment.rsc', '/?redirectUrl=%2Fprofile%2Fsettings'],
    ['/profile/settings.segments/_tree.segment', '/?redirectUrl=%2Fprofile%2Fsettings'],
    ['/%70rofile/settings', '/?redirectUrl=%2F%2570rofile%2Fsettings'],
    ['/x%2Fcashier', '/?redirectUrl=%2Fx%252Fcashier'],
    ['/profile;x/settings', '/?redirectUrl=%2Fprofile%3Bx%2Fsettings'],
    ['/x/PROFILE', '/?redirectUrl=%2Fx%2FPROFILE'],
    ['/x/../profile/./bets', '/?redirectUrl=%2Fprofile%2Fbets'],
  ])('R-GUARD-01 leads %s to %s without a request', async (address, target) => {
    const response = await responseTo(address);
    expect(locationOf(response)).toBe(target);
    expect(response?.status).toBe(307);
    expect(response?.headers.get('cache-control')).toBe('private, no-store');
    expect(requestUpstream).not.toHaveBeenCalled();
  });

  it.each([
    '/',
    '/game/alphabets',
    '/my-profile',
    '/betting',
    '/offers/profile-1',
    '/fr/support',
    '/profiles',
    '/x?y=/profile',
  ])('R-GUARD-01 leaves %s public', async (address) => {
    expect(await responseTo(address)).toBeUndefined();
  });

  it('R-GUARD-01 keeps the query as it was sent, without the mark of a request for data', async () => {
    const context = contextFor('/cashier/deposit?x=1&y=+z', {
      headers: { 'x-raw-query': '?x=1&y=%20z&_rsc=1' },
    });
    expect(locationOf(await guestGuard(context))).toBe(
      '/?redirectUrl=%2Fcashier%2Fdeposit%3Fx%3D1%26y%3D%2520z',
    );
  });

  it('keeps the path alone when the query is too long to come back to', async () => {
    const response = await responseTo(`/cashier/deposit?${'a'.repeat(3_000)}`);
    expect(locationOf(response)).toBe('/?redirectUrl=%2Fcashier%2Fdeposit');
  });

  it('R-GUARD-01 asks the platform about a session cookie that is not percent-encoded', async () => {
    expect(await responseTo('/profile', { cookie: 'a=b; sid=50%' })).toBeUndefined();
  });

  it('takes an empty session cookie for none', async () => {
    expect((await responseTo('/profile', { cookie: 'sid=' }))?.status).toBe(307);
  });

  it.each([
    ['x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'],
    ['x-middleware-rewrite', '/'],
    ['x-matched-path', '/'],
    ['x-invoke-path', '/'],
    ['x-now-route-matches', '1=x'],
    ['x-nextjs-data', '1'],
    ['rsc', '1'],
    ['next-router-prefetch', '1'],
    ['next-router-segment-prefetch', '/_tree'],
    ['purpose', 'prefetch'],
    ['next-url', '/'],
    ['x-forwarded-host', 'e.test'],
  ])('is not got round by the header %s', async (name, value) => {
    expect((await responseTo('/profile/settings', { [name]: value }))?.status).toBe(307);
  });
});

describe('guestGuard, visitor with a session cookie', () => {
  it('requests the visitor from the platform and lets a player pass, privately', async () => {
    const context = contextFor('/fr/profile/settings', {
      headers: { ...SIGNED_IN, 'user-agent': 'test', 'x-secret': 'no' },
    });
    expect(await guestGuard(context)).toBeUndefined();
    expect(requestUpstream).toHaveBeenCalledWith({
      url: 'http://platform.test/api/account.getInfo?v=2.34&locale=fr',
      headers: { accept: 'application/json', cookie: SIGNED_IN.cookie, 'user-agent': 'test' },
      timeoutMs: 2_000,
    });
    expect(context.responseHeaders.get('cache-control')).toBe('private, no-store');
  });

  it('SEC: does not show the platform what opens drafts of the content system', async () => {
    const cookie = 'strapi_jwt=secret; sid=s-1; __prerender_bypass=0123';
    await responseTo('/profile', { cookie });
    expect(requestUpstream.mock.lastCall?.[0]).toMatchObject({ headers: { cookie: 'sid=s-1' } });
  });

  it.each([{ uid: 0 }, { uid: null }, {}, null, 'x'])(
    'leads a session that says %j home like no session',
    async (data) => {
      requestUpstream.mockResolvedValue(info(data));
      expect(locationOf(await responseTo('/profile', SIGNED_IN))).toBe('/?redirectUrl=%2Fprofile');
    },
  );

  it.each(['AuthorizationException', 'UserDeletedException'] as const)(
    'leads home after %s',
    async (type) => {
      requestUpstream.mockResolvedValue(refusal(type));
      expect((await responseTo('/profile', SIGNED_IN))?.status).toBe(307);
    },
  );

  it.each([
    ['an error', () => refusal('UnknownErrorException'), 503, '/fr/_system/notFound', '5'],
    ['silence', () => failed('timeout'), 503, '/fr/_system/notFound', '5'],
    ['no connection', () => failed('refused'), 503, '/fr/_system/notFound', '5'],
    [
      'being switched off',
      () => refusal('ApplicationDisabledException'),
      503,
      '/fr/_system/maintenance',
      '5',
    ],
    ['a ban', () => refusal('UserBannedException'), 403, '/fr/_system/userBlocked', null],
    ['HTTP 403', () => refusal('UnknownErrorException', 403), 403, '/fr/_system/forbidden', null],
    [
      'HTTP 403 of any type',
      () => refusal('AuthorizationException', 403),
      403,
      '/fr/_system/forbidden',
      null,
    ],
  ])(
    'R-ERR-09: responds to a document with a complete page where the platform responds with %s',
    async (_, respond, status, page, retryAfter) => {
      vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      requestUpstream.mockImplementation(async () => respond());
      const shown = await responseTo('/fr/profile/settings', SIGNED_IN);
      expect([shown?.status, rewriteOf(shown), shown?.headers.get('retry-after')]).toEqual([
        status,
        page,
        retryAfter,
      ]);
      expect(shown?.headers.get('cache-control')).toBe('private, no-store');
    },
  );

  it('logs an unclear response with its type and status, never with its text', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const error = { type: 'InternalServerErrorException', message: 'User anna@example.com' };
    requestUpstream.mockResolvedValue(response({ data: null, error }, 500));
    await responseTo('/profile', SIGNED_IN);
    const line = String(write.mock.calls[0]);
    expect(JSON.parse(line)).toMatchObject({
      event: 'guard-unanswered',
      side: 'platform',
      method: 'account.getInfo',
      reason: 'InternalServerErrorException',
      status: 500,
      ms: expect.any(Number),
    });
    expect(line).not.toContain('anna');
  });

  it('lets a page within the running site decide for itself', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    requestUpstream.mockResolvedValue(refusal('UnknownErrorException'));
    const byRouter = { ...SIGNED_IN, 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' };
    expect(await responseTo('/profile', byRouter)).toBeUndefined();
  });

  it.each([
    ['Chrome', 'navigate'],
    ['Firefox', 'same-origin'],
  ])('responds to a navigation that a service worker of %s forwards like to any other', async (_, mode) => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    requestUpstream.mockResolvedValue(refusal('UnknownErrorException'));
    const forwarded = { ...SIGNED_IN, 'sec-fetch-dest': 'empty', 'sec-fetch-mode': mode };
    expect((await responseTo('/profile', forwarded))?.status).toBe(503);
  });

  it('responds with a document to a client that names its mode alone, as Node.js does', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    requestUpstream.mockResolvedValue(refusal('UnknownErrorException'));
    expect((await responseTo('/profile', { ...SIGNED_IN, 'sec-fetch-mode': 'cors' }))?.status).toBe(503);
  });

  it.each([
    ['/profile/settings', true],
    ['/fr/cashier', true],
    ['/bets/open', true],
    ['/responsible-game', true],
    ['/profile/nowhere', false],
    ['/fr/cashier/deposit/card/x', false],
    ['/game/bets', false],
    ['/promotions/profile', false],
  ])('makes %s for the player alone: %s', async (address, isForPlayer) => {
    const scope: { visitor?: unknown } = {};
    shared.requestScope = new AsyncLocalStorage();
    const context = contextFor(address, { headers: SIGNED_IN });
    expect(await shared.requestScope.run(scope, guestGuard, context)).toBeUndefined();
    expect(context.isDynamic).toBe(isForPlayer);
    expect(scope.visitor).toEqual(isForPlayer ? { uid: 1001 } : undefined);
    expect(context.responseHeaders.get('cache-control')).toBe('private, no-store');
    delete shared.requestScope;
  });

  it('sends one more request after a broken connection, and no more', async () => {
    requestUpstream.mockRejectedValueOnce(new UpstreamFailure('cut', 'http://platform.test'));
    expect(await responseTo('/profile', SIGNED_IN)).toBeUndefined();
    expect(requestUpstream).toHaveBeenCalledTimes(2);
  });

  it('sends no request on a public page', async () => {
    expect(await responseTo('/offers', SIGNED_IN)).toBeUndefined();
    expect(requestUpstream).not.toHaveBeenCalled();
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransportRequest } from '@/lib/platform/client';
import type { PlatformMethod } from '@/lib/platform/method';

/** Each test imports the module, because what it defines on import is under test. */
beforeEach(() => vi.resetModules());

/** What is sent to the platform when a method is called, and what is returned. */
async function send(pick: (api: typeof import('./api')) => unknown, input: object, data: unknown) {
  const { createPlatformClient } = await import('@/lib/platform/client');
  const method = pick(await import('./api')) as PlatformMethod<object, unknown>;
  const requests: TransportRequest[] = [];
  const client = createPlatformClient(
    (request) => {
      requests.push(request);
      return Promise.resolve({ status: 200, body: { data, error: null } });
    },
    () => ({ locale: 'fr', isFramed: false }),
  );
  const result = await client.call(method, input);
  const [request] = requests;
  return {
    result,
    sent: `${request?.verb} ${request?.path}`,
    body: request?.body && [...request.body.entries()],
  };
}

describe('calls of the session', () => {
  it('R-AUTH-02: a sign-in sends what was typed, an empty code as empty text', async () => {
    const input = { login: 'ann', password: 'Secret12', code: '' };
    const { sent, body } = await send((api) => api.login, input, { uid: 7 });
    expect(sent).toBe('POST /api/auth.login?v=2.34&locale=fr');
    expect(body).toEqual([
      ['login', 'ann'],
      ['password', 'Secret12'],
      ['code', ''],
    ]);
  });

  it.each([{}, { result: 0 }, { uid: 0 }, { uid: 'ann' }])(
    'R-SESS-01: a sign-in that is answered without a player has failed: %j',
    async (data) => {
      await expect(send((api) => api.login, {}, data)).rejects.toMatchObject({
        type: 'MalformedResponse',
      });
    },
  );

  it('a sign-out, a new language and both steps of two-factor go under their names', async () => {
    const done = { result: 1 };
    const out = await send((api) => api.logout, {}, done);
    expect([out.sent, out.result]).toEqual(['GET /api/auth.logout?v=2.34&locale=fr', done]);
    const language = await send((api) => api.changeLocale, { locale: 'en' }, done);
    expect([language.sent, language.body]).toEqual([
      'POST /api/account.changelocale?v=2.34&locale=fr',
      [['locale', 'en']],
    ]);
    const change = await send((api) => api.changeTwoFactorAuth, { two_factor_auth: true }, done);
    expect([change.sent, change.body, change.result]).toEqual([
      'POST /api/account.changeTwoFactorAuth?v=2.34&locale=fr',
      [['two_factor_auth', '1']],
      { result: 1, resend_time: null },
    ]);
    const code = await send((api) => api.confirmTwoFactorAuth, { code: '1' }, done);
    expect([code.sent, code.body]).toEqual([
      'POST /api/account.confirmTwoFactorAuth?v=2.34&locale=fr',
      [['code', '1']],
    ]);
  });

  it('R-SESS-01, R-SESS-03, R-BON-06: everybody requests who is signed in and the general info', async () => {
    const info = await send((api) => api.getInfo, {}, { uid: 7 });
    expect(info.sent).toBe('GET /api/account.getInfo?v=2.34&locale=fr');
    expect(info.result).toMatchObject({ uid: 7, is_registration_completed: true, is_verified: false });
    const general = await send(
      (api) => api.getGeneralInfo,
      {},
      { analytic: { gtm_id: 7 }, available_locales: null },
    );
    expect(general.sent).toBe('GET /api/metadata.getgeneralinfo?v=2.34&locale=fr');
    expect(general.result).toEqual({
      analytic: { gtm_id: null },
      available_currencies: [],
      available_locales: ['en', 'fr'],
      default_currency: 'EUR',
      is_seon_enabled: false,
      domain_state: null,
      domain_type: null,
      is_bonus_isolation_enabled: false,
      time_to_force_logout: null,
      is_game_history_export_enabled: false,
      user_inactivity_cashier_time: null,
      user_inactivity_pp_time: null,
    });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { issueCode } from '../../world/codes';
import { allRows } from '../../world/sql';
import type { Clock } from '../../world/clock';
import type { World } from '../../world/world';
import { signMiniAppData } from '../telegram';
import { fieldCode, TestVisitor, testWorld } from '../test-player';

let world: World;
let clock: Clock;
let visitor: TestVisitor;

beforeEach(() => {
  ({ world, clock } = testWorld());
  visitor = new TestVisitor(world);
});

function newestCode(purpose: string): string {
  const sql = 'select code from codes where purpose = ? and is_used = 0 order by id desc limit 1';
  return allRows<{ code: string }>(world, sql, purpose)[0]?.code ?? '';
}

describe('auth.login', () => {
  it('signs the demo account in and sets the sid cookie of the contract', async () => {
    const response = await visitor.login();
    expect(response.data).toMatchObject({ uid: 1001, login: 'demo@example.com', two_factor_auth: false });
    expect(response.data.balance_main).toEqual({ amount: 1250.5, currency: 'EUR' });
    expect(response.cookies).toHaveLength(1);
    expect(response.cookies[0]).toMatch(/^sid=[\w-]{20,}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await visitor.get('account.getInfo')).data.uid).toBe(1001);
  });

  it('adds Secure behind https, and SameSite=None; Secure; Partitioned in a frame', async () => {
    const fields = { login: 'demo@example.com', password: 'Demo1234', code: '' };
    const https = await visitor.post('auth.login', fields, {
      headers: { 'X-Forwarded-Host': 'casino.test', 'X-Forwarded-Proto': 'https' },
    });
    expect(https.cookies[0]).toMatch(/SameSite=Lax; Secure$/);
    const framed = await visitor.post('auth.login', fields, { query: { non_strict: '1' } });
    expect(framed.cookies[0]).toMatch(/Path=\/; HttpOnly; SameSite=None; Secure; Partitioned$/);
  });

  it.each([
    ['a wrong password', 'demo@example.com', 'Wrong1234'],
    ['an unknown login', 'nobody@example.com', 'Demo1234'],
  ])('refuses %s with the same plain error', async (_case, login, password) => {
    const response = await visitor.login(login, password);
    expect(response).toMatchObject({
      status: 200,
      error: { type: 'AuthorizationException', message: 'Wrong login or password' },
    });
    expect(response.error?.error_data).toBeUndefined();
    expect(response.cookies).toEqual([]);
  });

  it('responds to a blocked account with 403 UserBannedException', async () => {
    const response = await visitor.login('banned@example.com');
    expect(response).toMatchObject({ status: 403, error: { type: 'UserBannedException' } });
  });

  it('gives every sign-in a new session and ends the one before', async () => {
    await visitor.login();
    const before = visitor.sid;
    await visitor.login();
    expect(visitor.sid).not.toBe(before);
    const old = new TestVisitor(world);
    old.sid = before;
    expect((await old.get('account.getInfo')).data.uid).toBe(0);
  });

  it('signs out and clears the cookie', async () => {
    await visitor.login();
    const response = await visitor.get('auth.logout');
    expect(response.cookies[0]).toBe('sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    expect((await visitor.get('account.getInfo')).data.uid).toBe(0);
  });
});

describe('two-factor sign-in', () => {
  const fields = { login: 'twofactor@example.com', password: 'Demo1234' };
  const step = (code = '') => visitor.post('auth.login', { ...fields, code });

  it('step 1 sends a code and opens no session', async () => {
    const response = await step();
    expect(response.error).toEqual({
      type: 'AuthorizationException',
      message: 'two_factor_auth is enable',
      error_data: { resend_time: 60 },
    });
    expect(response.cookies).toEqual([]);
  });

  it('step 1 again too early returns the seconds that are left, later sends a new code', async () => {
    await step();
    const first = newestCode('login');
    clock.advance(18_000);
    expect((await step()).error).toMatchObject({
      message: 'Resend time is 42',
      error_data: { resend_time: 42 },
    });
    expect(newestCode('login')).toBe(first);
    clock.advance(42_000);
    expect((await step()).error?.message).toBe('two_factor_auth is enable');
  });

  it('step 2 with the right code signs in, and the code serves once', async () => {
    await step();
    const code = newestCode('login');
    expect((await step(code)).data.uid).toBe(1002);
    expect((await step(code)).error?.message).toBe('two_factor_auth: code is invalid');
  });

  it.each([
    [
      'wrong',
      () => (newestCode('login') === '000000' ? '111111' : '000000'),
      0,
      'two_factor_auth: code is invalid',
    ],
    ['malformed', () => '12ab', 0, 'the code must contain 6 digits'],
    ['too old', () => newestCode('login'), 300_000, 'Time expired'],
  ])('step 2 with a %s code fails with its message', async (_case, code, waitMs, message) => {
    await step();
    clock.advance(waitMs);
    const response = await step(code());
    expect(response.error).toMatchObject({ type: 'AuthorizationException', message });
    expect(response.cookies).toEqual([]);
  });
});

describe('auth.restore', () => {
  it('makes a code that signs in once, and says nothing about unknown logins', async () => {
    expect((await visitor.post('auth.restore', { login: 'demo@example.com' })).data).toEqual({ result: 1 });
    expect((await visitor.post('auth.restore', { login: 'nobody@example.com' })).data).toEqual({ result: 1 });
    const code = newestCode('restore');
    expect((await visitor.login('demo@example.com', code)).data.uid).toBe(1001);
    expect((await visitor.login('demo@example.com', code)).error?.type).toBe('AuthorizationException');
  });
});

describe('auth.register', () => {
  const email = { email: 'new@example.com', password: 'Secret12', currency: 'USD', terms: '1', notify: '1' };

  it('makes an account by e-mail with a welcome of 100.00 and signs it in', async () => {
    const response = await visitor.post('auth.register', email);
    expect(response.data).toMatchObject({
      login: 'new@example.com',
      is_registration_completed: true,
      is_subscribed: true,
      balance_main: { amount: 100, currency: 'USD' },
    });
    expect((await visitor.get('account.getInfo')).data.uid).toBe(response.data.uid);
    const ledger = allRows(
      world,
      `select type, amount from ledger where uid = ? and wallet = 'main'`,
      Number(response.data.uid),
    );
    expect(ledger).toEqual([{ type: 'welcome', amount: 10_000 }]);
  });

  it('makes an account by phone that signs in without the plus', async () => {
    const phone = { phone: '+33 6 99 88 77 66', phone_country_code: '33', password: 'Secret12', terms: '1' };
    expect((await visitor.post('auth.register', phone)).data.login).toBe('33699887766');
    expect((await new TestVisitor(world).login('33699887766', 'Secret12')).error).toBeNull();
  });

  it.each([
    ['email', 'already_exists', { ...email, email: 'Demo@Example.com' }],
    ['email', 'invalid', { ...email, email: 'new@@example.com' }],
    ['email', 'required', { ...email, email: '' }],
    ['password', 'min_length', { ...email, password: '12345' }],
    ['password', 'max_length', { ...email, password: 'a'.repeat(21) }],
    ['password', 'required', { ...email, password: 'null' }],
    ['currency', 'invalid', { ...email, currency: 'XXX' }],
    ['terms', 'required', { ...email, terms: '0' }],
    ['country_code', 'invalid', { ...email, country_code: 'ZZ' }],
    ['phone', 'invalid', { phone: '12', password: 'Secret12' }],
  ])('refuses error_data.%s = %s and keeps nothing', async (field, code, fields) => {
    const before = allRows(world, 'select uid from players').length;
    const response = await visitor.post('auth.register', fields);
    expect(response.error?.type).toBe('InvalidParameterException');
    expect(fieldCode(response, field)).toBe(code);
    expect(allRows(world, 'select uid from players')).toHaveLength(before);
  });
});

describe('auth.register from the mini-app', () => {
  function signed(id: number): Record<string, string> {
    const fields = new URLSearchParams({
      auth_date: String(Math.floor(clock.now() / 1000)),
      user: JSON.stringify({ id, username: 'mini', language_code: 'fr' }),
    });
    const hash = signMiniAppData(fields);
    fields.set('hash', hash);
    return {
      is_tg: '1',
      id: String(id),
      username: 'mini',
      hash,
      language_code: 'fr',
      payload: fields.toString(),
    };
  }

  it('makes an account once and signs the same user in afterwards', async () => {
    const first = await visitor.post('auth.register', signed(77));
    expect(first.data).toMatchObject({ locale: 'fr', is_registration_completed: true });
    const again = await new TestVisitor(world).post('auth.register', signed(77));
    expect(again.data.uid).toBe(first.data.uid);
  });

  it('refuses a changed payload, another id and old data', async () => {
    const good = signed(78);
    const changed = { ...good, payload: good.payload?.replace('mini', 'evil') ?? '' };
    expect(fieldCode(await visitor.post('auth.register', changed), 'hash')).toBe('invalid');
    expect(fieldCode(await visitor.post('auth.register', { ...good, id: '1' }), 'hash')).toBe('invalid');
    clock.advance(25 * 3_600_000);
    expect(fieldCode(await visitor.post('auth.register', good), 'hash')).toBe('invalid');
  });
});

describe('codes', () => {
  it('are void after ten wrong tries', async () => {
    await visitor.post('auth.login', { login: 'twofactor@example.com', password: 'Demo1234' });
    const code = newestCode('login');
    const wrong = code === '000000' ? '111111' : '000000';
    for (let index = 0; index < 10; index += 1) {
      await visitor.post('auth.login', { login: 'twofactor@example.com', password: 'Demo1234', code: wrong });
    }
    const response = await visitor.post('auth.login', {
      login: 'twofactor@example.com',
      password: 'Demo1234',
      code,
    });
    expect(response.error?.message).toBe('Time expired');
  });

  it('have six digits and replace the one before', () => {
    const first = issueCode(world, 1001, 'contact', 'demo@example.com');
    issueCode(world, 1001, 'contact', 'demo@example.com');
    expect(first).toMatch(/^\d{6}$/);
    expect(
      allRows(world, `select id from codes where purpose = 'contact' and is_used = 0 and uid = 1001`),
    ).toHaveLength(1);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../index';
import { createClock, type Clock } from '../world/clock';
import { countRows } from '../world/sql';

let sandbox: Sandbox;
let clock: Clock;

const GATEWAY = { 'X-Forwarded-Host': 'casino.test', 'X-Forwarded-Proto': 'http' };

beforeAll(() => {
  clock = createClock(() => Date.parse('2025-06-15T12:00:00Z'));
  sandbox = createSandbox({ database: ':memory:', clock, isControlEnabled: false });
});

afterAll(() => sandbox.close());

beforeEach(() => sandbox.world.reset());

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return sandbox.platform.fetch(
    new Request(`http://platform.test${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...GATEWAY, ...init.headers },
    }),
  );
}

function form(fields: Record<string, string>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

async function login(): Promise<Record<string, string>> {
  const response = await send('/api/auth.login', {
    method: 'POST',
    body: form({ login: 'demo@example.com', password: 'Demo1234' }),
  });
  return { Cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

interface Deposit {
  id: number;
  redirect: { url: string; fields: { token: string; locale: string } };
}

async function deposit(headers: Record<string, string>, locale = 'en'): Promise<Deposit> {
  const requisites = '{"card_number":"4242424242424242","card_holder":"Camille Laurent"}';
  const response = await send(`/api/cashier.makedeposit?locale=${locale}`, {
    method: 'POST',
    headers,
    body: form({ method: 'card', amount: '50', requisites }),
  });
  return ((await response.json()) as { data: Deposit }).data;
}

async function balance(headers: Record<string, string>): Promise<number> {
  const response = await send('/api/account.getBalance', { headers });
  return ((await response.json()) as { data: { balance_main: { amount: number } } }).data.balance_main.amount;
}

describe('payment page', () => {
  it('shows sum and choices to the holder of the token, and to nobody else', async () => {
    const { id, redirect } = await deposit(await login(), 'fr');
    const page = await send(`/platform/pay/${id}?token=${redirect.fields.token}&locale=fr`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('lang="fr"');
    // As the site writes it, in both languages.
    expect(html).toContain('50\u00a0€');
    for (const outcome of ['succeed', 'fail', 'late', 'hang', 'cancel'])
      expect(html).toContain(`value="${outcome}"`);
    expect((await send(`/platform/pay/${id}`)).status).toBe(403);
    expect((await send('/platform/pay/999999')).status).toBe(404);
  });

  it('is entered by a posted form as well, and by the player without a token', async () => {
    const headers = await login();
    const { id, redirect } = await deposit(headers);
    const posted = await send(`/platform/pay/${id}`, { method: 'POST', body: form(redirect.fields) });
    expect(posted.status).toBe(200);
    expect((await send(`/platform/pay/${id}`, { headers })).status).toBe(200);
  });

  it.each([
    ['succeed', 'en', '/cashier/paysuccess/', 1300.5],
    ['fail', 'fr', '/fr/cashier/payfail/', 1250.5],
    ['hang', 'en', '/cashier/paypending/', 1250.5],
    ['late', 'fr', '/fr/cashier/paypending/', 1250.5],
  ])('%s (%s) returns to %s', async (outcome, locale, path, expected) => {
    const headers = await login();
    const { id, redirect } = await deposit(headers, locale);
    const body = form({ ...redirect.fields, outcome });
    const response = await send(`/platform/pay/${id}/settle`, { method: 'POST', body });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`http://casino.test${path}${id}`);
    expect(await balance(headers)).toBe(expected);
  });

  it('pays a late one afterwards, never a hanging one', async () => {
    const headers = await login();
    for (const outcome of ['late', 'hang']) {
      const { id, redirect } = await deposit(headers);
      await send(`/platform/pay/${id}/settle`, {
        method: 'POST',
        body: form({ ...redirect.fields, outcome }),
      });
    }
    clock.advance(3_600_000);
    expect(await balance(headers)).toBe(1300.5);
  });

  it('returns a cancelled one without its id, and settles nothing twice', async () => {
    const headers = await login();
    const { id, redirect } = await deposit(headers);
    const settle = (outcome: string) =>
      send(`/platform/pay/${id}/settle`, { method: 'POST', body: form({ ...redirect.fields, outcome }) });
    expect((await settle('cancel')).headers.get('Location')).toBe('http://casino.test/cashier/paycancel');
    expect((await settle('succeed')).headers.get('Location')).toBe('http://casino.test/cashier/paycancel');
    expect(await balance(headers)).toBe(1250.5);
  });
});

describe('social sign-in', () => {
  const back = 'http://casino.test/fr/?backUrl=%2Fgamehall';
  const query = new URLSearchParams({ service: 'google', redirect_url: back, type_auth: 'authorization' });
  const choose = (choice: string) => send(`/oauth/return?${query}&choice=${choice}`);

  it('leads to the sign-in page in the language of the site', async () => {
    const start = await send(`/oauth/init?${query}`);
    expect(start.status).toBe(302);
    const page = await send(start.headers.get('Location') ?? '');
    expect(await page.text()).toContain('Se connecter avec Google');
  });

  it('signs a known person in and returns to the given address', async () => {
    const response = await choose('known');
    expect(response.headers.get('Location')).toBe(back);
    const sid = response.headers.getSetCookie()[0] ?? '';
    expect(sid).toMatch(/^sid=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    const info = await send('/api/account.getInfo', { headers: { Cookie: sid.split(';')[0] ?? '' } });
    expect(await info.json()).toMatchObject({ data: { uid: 1005, is_registration_completed: true } });
  });

  it('makes an account for a new person, who completes it with the profile', async () => {
    const headers = { Cookie: (await choose('new')).headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    const info = async () => (await send('/api/account.getInfo', { headers })).json();
    expect(await info()).toMatchObject({ data: { login: null, is_registration_completed: false } });
    const save = (fields: Record<string, string>) =>
      send('/api/account.saveProfileInfo', { method: 'POST', headers, body: form(fields) }).then((response) =>
        response.json(),
      );
    expect(await save({ email: 'demo@example.com' })).toMatchObject({
      error: { error_data: { email: [{ code: 'already_exists' }] } },
    });
    expect(await save({ email: 'fresh@example.com', currency: 'USD' })).toMatchObject({
      data: { result: 1 },
    });
    expect(await info()).toMatchObject({
      data: {
        login: 'fresh@example.com',
        is_registration_completed: true,
        balance_main: { currency: 'USD' },
      },
    });
  });

  it.each([
    ['cancel', 'AuthorizationException'],
    ['fail', 'InternalServerErrorException'],
    ['banned', 'UserBannedException'],
  ])('%s returns with error=%s and no session', async (choice, error) => {
    const response = await choose(choice);
    expect(response.headers.get('Location')).toBe(`${back}&error=${error}`);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each(['http://evil.test/', 'javascript:alert(1)', '//evil.test', ''])(
    'never leads to %s',
    async (address) => {
      const wrong = new URLSearchParams({ service: 'google', redirect_url: address, choice: 'known' });
      for (const path of ['/oauth/init', '/oauth/login', '/oauth/return']) {
        expect((await send(`${path}?${wrong}`)).status).toBe(400);
      }
    },
  );
});

describe('other addresses', () => {
  it('responds to a hit with a picture and records it', async () => {
    const response = await send('/hit?referer=http%3A%2F%2Fpartner.test&track_id=abc');
    expect(response.headers.get('Content-Type')).toBe('image/gif');
    expect(countRows(sandbox.world, `select count(*) as n from hits where value = 'abc'`)).toBe(1);
  });

  it('serves pictures with a tag and returns 304 to whoever has them', async () => {
    const path = '/platform/media/pay/card.svg';
    const response = await send(path);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
    const again = await send(path, { headers: { 'If-None-Match': response.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
    expect((await send('/platform/media/pay/no-such-folder/x.png')).status).toBe(404);
  });

  it('serves a drawing as WebP too, the same bytes each time, and as long as the drawing has not changed', async () => {
    const path = '/platform/media/banners/welcome.webp';
    const [first, second] = [await send(path), await send(path)];
    expect(first.headers.get('Content-Type')).toBe('image/webp');
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true);
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).not.toBe((await send(path.replace('.webp', '.svg'))).headers.get('ETag'));
    expect((await send(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await send('/platform/media/games/no-such-game.webp')).status).toBe(404);
  });

  it('serves the faces of the site, and no other file', async () => {
    const font = await send('/platform/media/fonts/geist-text.woff2');
    expect(font.headers.get('Content-Type')).toBe('font/woff2');
    expect((await font.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    expect((await send('/platform/media/fonts/..%2Fpackage.json')).status).toBe(404);
  });

  it('gives the export of the own rounds as a table, and none of others', async () => {
    const headers = await login();
    const path = `/platform/media/exports/1001-${clock.now()}.csv`;
    const lines = (await (await send(path, { headers })).text()).trim().split('\r\n');
    expect(lines[0]).toBe('id,created_at,game,bet,win,currency');
    expect(lines).toHaveLength(41);
    expect((await send(path)).status).toBe(404);
  });

  it('writes the outcome of an identity check for the holder of the token', async () => {
    const headers = await login();
    const response = await send('/api/sumsub.getAccessToken', { method: 'POST', headers });
    const { token } = ((await response.json()) as { data: { token: string } }).data;
    const outcome = (value: string) =>
      send('/websdk/outcome', {
        method: 'POST',
        body: new URLSearchParams({ token: value, answer: 'GREEN' }),
      });
    expect((await outcome(`${token}x`)).status).toBe(401);
    expect((await outcome('')).status).toBe(401);
    expect((await outcome(token)).status).toBe(204);
    const info = await send('/api/account.getInfo', { headers });
    expect(await info.json()).toMatchObject({ data: { is_verified: true } });
  });

  it('knows no control address while control is off', async () => {
    expect((await send('/__control/reset', { method: 'POST' })).status).toBe(404);
    expect((await send('/__control/log')).status).toBe(404);
  });
});

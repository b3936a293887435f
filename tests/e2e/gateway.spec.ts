import { expect, signIn, test } from './fixtures';

test.use({ isTheSameAtEveryWidth: true });

const CALL = 'v=2.34&locale=en';

test('R-API-01 a known method passes to the platform and comes back with its envelope', async ({
  request,
}) => {
  const response = await request.get(`/api/metadata.getgeneralinfo?${CALL}`);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/json');
  const body = (await response.json()) as { data: { default_currency: string }; error: null };
  expect(body.error).toBeNull();
  expect(body.data.default_currency).toBe('EUR');
});

test('an unknown method is refused here and never reaches the platform', async ({ request, sandbox }) => {
  const response = await request.get(`/api/secret.method-${Date.now()}?${CALL}`);
  expect(response.status()).toBe(404);
  expect(await response.json()).toEqual({
    data: null,
    error: { type: 'MethodNotFoundException', message: '' },
  });
  expect((await sandbox.log()).some(({ method }) => method.startsWith('secret.'))).toBe(false);
});

for (const [name, headers] of [
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
] as const) {
  test(`a call from ${name} is refused with InvalidRequestException`, async ({ request }) => {
    const response = await request.post(`/api/auth.restore?${CALL}`, {
      headers,
      multipart: { login: 'demo@example.com' },
    });
    expect(response.status()).toBe(400);
    const { error } = (await response.json()) as { error: { type: string } };
    expect(error.type).toBe('InvalidRequestException');
  });
}

test('a wrong verb and an over-long body are refused', async ({ request }) => {
  const wrong = await request.post(`/api/account.getInfo?${CALL}`);
  expect(wrong.status()).toBe(405);
  expect(wrong.headers()['allow']).toBe('GET');
  const long = await request.post(`/api/Support.sendFeedback?${CALL}`, {
    multipart: { message: 'x'.repeat(70_000) },
  });
  expect(long.status()).toBe(413);
});

test('the body reaches the platform field by field as it was sent', async ({ request, sandbox }) => {
  const subject = `Subject ${crypto.randomUUID()}`;
  await request.post(`/api/Support.sendFeedback?${CALL}`, {
    multipart: { name: 'Zoë «Œ»', email: 'zoe@example.com', subject, message: 'Line one\nLine two' },
  });
  const sent = (await sandbox.log()).find(({ body }) => body['subject'] === subject);
  expect(sent?.body).toEqual({
    name: 'Zoë «Œ»',
    email: 'zoe@example.com',
    subject,
    message: 'Line one\nLine two',
  });
  expect(sent?.query).toEqual({ v: '2.34', locale: 'en' });
});

test('R-MINI-05 a framed sign-in keeps its session in a partitioned cookie', async ({ request, sandbox }) => {
  const player = await sandbox.player();
  const response = await request.post(`/api/auth.login?${CALL}&non_strict=1`, {
    multipart: { login: player.login, password: player.password, code: '' },
  });
  const cookie = response.headers()['set-cookie'] ?? '';
  expect(cookie).toMatch(/^sid=/);
  expect(cookie).toContain('SameSite=None');
  expect(cookie).toContain('Partitioned');
  expect(cookie).not.toMatch(/domain=/i);
});

for (const [kind, status] of [
  ['html', 502],
  ['garbage', 502],
  ['cut', 502],
] as const) {
  test(`a platform that responds ${kind} becomes an envelope with ${status}`, async ({ page, sandbox }) => {
    const player = await sandbox.player();
    await signIn(page, player);
    await sandbox.fault({
      side: 'platform',
      target: 'loyalty.getProgram',
      kind,
      times: 1,
      uid: player.uid,
    });
    const response = await page.request.get(`/api/loyalty.getProgram?${CALL}&sysname=club`);
    expect(response.status()).toBe(status);
    expect(await response.json()).toEqual({
      data: null,
      error: { type: 'UnknownErrorException', message: '' },
    });
  });
}

test('pictures come through with their cache headers and cannot act on the site', async ({
  request,
  sandbox,
}) => {
  const { sysname } = await sandbox.game();
  const picture = await request.get(`/platform/media/games/${sysname}.svg`);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toContain('image/svg+xml');
  expect(picture.headers()['cache-control']).toContain('max-age');
  expect(picture.headers()['content-security-policy']).toContain('sandbox');
  const etag = picture.headers()['etag'] ?? '';
  const again = await request.get(`/platform/media/games/${sysname}.svg`, {
    headers: { 'if-none-match': etag },
  });
  expect(again.status()).toBe(304);
});

test('paths that hide an exit from their prefix are refused', async ({ request }) => {
  for (const path of ['/platform/a%2f..%2fb', '/platform/a%5c..%5cb', '/oauth/a%2f..%2fb']) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

import { address, expect, LOCALES, signIn, test } from './fixtures';
import { PUBLIC_PAGES, realAddress } from './routes';

test.use({ isTheSameAtEveryWidth: true });

for (const path of PUBLIC_PAGES) {
  test(`${path} is generated once and served from the cache, whatever cookies and query come along`, async ({
    request,
  }) => {
    const url = address('fr', await realAddress(path));
    await request.get(url);
    const second = await request.get(`${url}?trackId=1`, {
      headers: { cookie: 'sid=somebody; i18n_locale=en' },
    });
    expect(second.status()).toBe(200);
    // Stale is served from the cache too, while the page is made again behind it.
    expect(['HIT', 'STALE']).toContain(second.headers()['x-nextjs-cache']);
    expect(second.headers()['set-cookie']).toBeUndefined();
  });
}

test('a text of the build comes as the build compressed it, once for all', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const style = /\/_next\/static\/[^"]+\.css/.exec(page)?.[0] ?? '';
  const compressed = await request.get(style, { headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers()).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/css; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const plain = await request.get(style, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers()['content-encoding']).toBeUndefined();
  expect(plain.headers()['content-type']).toBe(compressed.headers()['content-type']);
  expect(await compressed.text()).toBe(await plain.text());
});

test('account pages are private and never stored', async ({ request }) => {
  const response = await request.get('/cashier/deposit', { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(response.headers()['cache-control']).toContain('no-store');
});

const BAD_ADDRESSES: readonly [string, number][] = [
  ['/nothing/here', 404],
  ['/fr/nothing/here', 404],
  ['/no-such-page', 404],
  ['/fr/no-such-page', 404],
  ['/game/no-such-game', 404],
  ['/offers/999999999', 404],
  ['/promotions/999999999', 404],
  ['/tournaments/999999999', 404],
  ['/jackpots/999999999', 404],
  ['/loyalty/no-such-programme', 404],
  ['/offers/%E0%A4%A', 400],
  ['/game/%00', 400],
  [`/${'a'.repeat(5_000)}`, 414],
  ['/de/terms', 404],
  ['/fr/fr', 404],
  ['/_system/maintenance', 404],
  ['/.env', 404],
  ['/a.b/c.d.php', 404],
];

for (const [path, status] of BAD_ADDRESSES) {
  test(`R-ERR-06 ${path.slice(0, 40)} returns ${status} with a whole page`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(html).not.toContain('__next_error__');
  });
}

const MOVED: readonly [string, number, string][] = [
  ['/en', 308, '/'],
  ['/en/offers?a=1', 308, '/offers?a=1'],
  ['//offers', 308, '/offers'],
  ['/offers/', 308, '/offers'],
  ['/Offers', 308, '/offers'],
  ['/gamehall/999999', 307, '/gamehall'],
  ['/old-offers/welcome?x=1', 301, '/offers/welcome?x=1'],
  ['/fr/old-offers/welcome', 301, '/fr/offers/welcome'],
  ['/partners', 301, 'https://partners.example.com/'],
];

for (const [path, status, target] of MOVED) {
  test(`R-ROUTE-02, R-GUARD-15, R-GUARD-16, R-GUARD-17: ${path} leads to ${target} with ${status}`, async ({
    request,
    baseURL,
  }) => {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    const location = new URL(response.headers()['location'] ?? '', baseURL);
    expect(location.href).toBe(new URL(target, baseURL).href);
    if (status === 301) expect(response.headers()['cache-control']).toBe('no-cache');
  });
}

const GUARDED = ['/cashier/deposit?x=1', '/profile/security', '/bets/open', '/responsible-game'];

for (const locale of LOCALES) {
  for (const path of GUARDED) {
    test(`R-GUARD-01 a guest at ${address(locale, path)} is led home with the address to come back to`, async ({
      request,
      baseURL,
    }) => {
      const response = await request.get(address(locale, path), { maxRedirects: 0 });
      expect(response.status()).toBe(307);
      const location = new URL(response.headers()['location'] ?? '', baseURL);
      expect(location.pathname).toBe(address(locale, '/'));
      expect(location.searchParams.get('redirectUrl')).toBe(address(locale, path));
    });
  }
}

test('R-GUARD-01 a stale session is led home too, and a word inside a segment is not guarded', async ({
  request,
}) => {
  const stale = await request.get('/profile/settings', { maxRedirects: 0, headers: { cookie: 'sid=gone' } });
  expect(stale.status()).toBe(307);
  const game = await request.get('/game/alphabets', { maxRedirects: 0 });
  expect(game.status()).toBe(404);
});

test('R-ERR-06 a player at a guarded address without a page gets the whole not-found page, which hydrates', async ({
  page,
  sandbox,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await signIn(page, await sandbox.player({ balance: 10 }));
  for (const path of [
    '/profile/nowhere',
    '/cashier/deposit/!!',
    '/fr/cashier/paysuccess/a%20b',
    '/fr/cashier/deposit/card/x',
    '/game/bets',
    '/promotions/profile',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    expect(response?.headers()['cache-control'], path).toContain('no-store');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByTestId('balance')).toHaveText('10 €');
  }
});

test('R-ROUTE-09 a method of payment that is not offered any more gives way to the others', async ({
  page,
  sandbox,
}) => {
  await signIn(page, await sandbox.player({ balance: 10 }));
  const response = await page.goto('/cashier/deposit/no-such-method');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
});

test('R-SEO-03 a record that keeps its page out of search engines speaks in a header too, on every response', async ({
  request,
}) => {
  for (const path of ['/confirmation', '/fr/confirmation', '/confirmation', '/no-such-page']) {
    const response = await request.get(path);
    expect(response.headers()['x-robots-tag'], path).toBe('noindex, follow');
    expect(await response.text(), path).toContain('<meta name="robots" content="noindex, follow"/>');
  }
});

test('R-SEO-09 a path closed by the robots rules is marked noindex, follow', async ({ request }) => {
  const closed = await request.get('/unsubscribe');
  expect(closed.headers()['x-robots-tag']).toBe('noindex, follow');
  expect(await closed.text()).toContain('<meta name="robots" content="noindex, follow"/>');
  const open = await request.get('/offers');
  expect(open.headers()['x-robots-tag']).toBeUndefined();
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain('Disallow: /unsubscribe');
});

test('a missing file of a service is reported in plain text, never by the shell of a page', async ({
  request,
}) => {
  for (const path of ['/platform', '/content', '/api/a/b', '/oauth', '/preview/x', '/_next/x']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-type'], path).toBe('text/plain; charset=utf-8');
    expect(await response.text(), path).toBe('Not found');
  }
});

test('R-ROUTE-02 an untidy address takes one redirect', async ({ request }) => {
  for (const path of ['/gamehall//', '/en/', '/en//gamehall', '/EN/GAMEHALL/']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(308);
    const target = response.headers().location ?? '';
    expect((await request.get(target, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});

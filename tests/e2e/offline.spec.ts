import { address, expect, inBothLanguages, signIn, test, texts } from './fixtures';

test.use({ serviceWorkers: 'allow' });

async function workerIsReady(page: import('@playwright/test').Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.keyboard.press('Shift');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
  });
}

inBothLanguages((locale) => {
  const offlineTitle = locale === 'fr' ? 'Vous êtes hors ligne' : 'You are offline';

  test(`R-SW-01 without a connection (${locale}) pages seen before open, others say why they do not`, async ({
    page,
    context,
    expectedErrors,
  }) => {
    // Without a connection the browser says so for every file.
    expectedErrors.push(/./);
    await page.goto(address(locale, '/gamehall'));
    await workerIsReady(page);
    await page.reload();
    const tiles = page.locator('a[href*="/game/"]');
    await expect.poll(() => tiles.count()).toBeGreaterThan(10);
    await context.setOffline(true);
    await page.reload();
    await expect.poll(() => tiles.count()).toBeGreaterThan(10);
    await page.goto(address(locale, '/support'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineTitle);
    await page.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineTitle);
    await context.setOffline(false);
    // When the connection is back the page loads by itself, without a click.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offlineTitle, { timeout: 15_000 });
    await expect(page).toHaveURL(/\/support$/);
  });

  test(`R-GAME-13 without a connection (${locale}) the search finds the games cached on the device`, async ({
    page,
    context,
    expectedErrors,
  }) => {
    // Without a connection the browser says so for every file.
    expectedErrors.push(/./);
    const { menu } = texts[locale];
    const openSearch = async () => {
      await page
        .getByRole('button', { name: menu.search, exact: true })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole('dialog').locator('input[type="search"]').fill('goldne');
    };
    // Only the cached games forgive a typing error.
    const found = page
      .getByRole('dialog')
      .getByRole('option', { name: /^Golden/ })
      .first();
    await page.goto(address(locale, '/gamehall'));
    await workerIsReady(page);
    await page.reload();
    await openSearch();
    await expect(found).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await openSearch();
    await expect(found).toBeVisible();
  });

  test(`R-SW-01 nothing of a player (${locale}) is stored on the device`, async ({
    page,
    context,
    sandbox,
    expectedErrors,
  }) => {
    // Without a connection the browser says so for every file.
    expectedErrors.push(/./);
    const player = await sandbox.player({ balance: 4321 });
    await signIn(page, player);
    await page.goto(address(locale, '/'));
    await workerIsReady(page);
    for (const path of ['/cashier/deposit', '/profile/settings', '/']) await page.goto(address(locale, path));
    const stored = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const text = /script|json|html/.test(
            (await cache.match(request))?.headers.get('content-type') ?? '',
          )
            ? await (await cache.match(request))?.text()
            : '';
          found.push(`${new URL(request.url).pathname} ${text ?? ''}`);
        }
      }
      return found;
    });
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.filter((entry) => /^\/(?:fr\/)?(?:api|cashier|profile)/.test(entry))).toEqual([]);
    expect(stored.filter((entry) => entry.includes(player.login) || entry.includes('4321'))).toEqual([]);
    await context.setOffline(true);
    await page.goto(address(locale, '/cashier/deposit'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineTitle);
  });
});

test('R-API-03 a page in a frame is known to be framed also where the worker is in control', async ({
  page,
  sandbox,
}) => {
  await signIn(page, await sandbox.player({ balance: 33 }));
  const { value: sid } = (await page.context().cookies()).find(({ name }) => name === 'sid') ?? { value: '' };
  await page.goto('/terms');
  await workerIsReady(page);
  await page.evaluate(() => {
    document.body.prepend(Object.assign(document.createElement('iframe'), { src: '/cashier/deposit' }));
  });
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  const calls = (await sandbox.log()).filter(
    ({ method, headers }) => method === 'cashier.getdepositsettings' && headers['cookie']?.includes(sid),
  );
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter(({ query }) => query['non_strict'] !== '1')).toEqual([]);
});

test('R-SW-01 the worker and the manifest are served as browsers want them', async ({ request }) => {
  const worker = await request.get('/sw.js');
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' });
  expect(worker.headers()['content-type']).toContain('javascript');
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const {
    icons,
    shortcuts,
    start_url: start,
  } = (await manifest.json()) as {
    icons: { src: string; sizes: string }[];
    shortcuts: { url: string }[];
    start_url: string;
  };
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200);
  for (const { url } of [...shortcuts, { url: start }]) expect((await request.get(url)).status()).toBe(200);
});

test('R-SW-02 after a new build the next link loads a whole document', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.mouse.move(5, 5);
  let requested = 0;
  await page.route('**/build-version', (route) => {
    requested += 1;
    return route.fulfill({ json: { version: 'another-build' } });
  });
  // The watch begins when its code has come.
  await expect
    .poll(async () => {
      await page.clock.runFor(61_000);
      return requested;
    })
    .toBeGreaterThan(0);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('a[href="/gamehall"]:visible').first().click();
  await expect(page).toHaveURL(/\/gamehall$/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});

import { signUpButton } from './entrance';
import { countDocuments, expect, signIn, test, texts } from './fixtures';

test.use({ isTheSameAtEveryWidth: true });

const { common, layout } = texts.en;

test('R-GUARD-21 a response that is no page, in the middle of a visit, leads to a full load', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/500/);
  await page.goto('/');
  await page.route(/_rsc=/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  const documents = countDocuments(page);
  await page.getByRole('contentinfo').getByRole('link', { name: layout.defaultMenu.jackpots }).click();
  await expect(page).toHaveURL(/\/jackpots$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents()).toBe(1);
});

test('R-ERR-13, R-SW-03, R-SW-04 code that a newer build replaced is fetched by one reload; code that stays away makes no loop', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /chunk/i);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  let isGone = true;
  await page.route(/\/_next\/static\/chunks\//, (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  const documents = countDocuments(page);
  const register = signUpButton(page, 'en');
  const dialog = page.getByRole('dialog');
  await Promise.all([page.waitForEvent('load'), register.click()]);
  expect(documents()).toBe(1);
  // The reloaded page finds none of its code either: it stays as it is, readable.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(1);

  isGone = false;
  await page.reload();
  await register.click();
  await expect(dialog).toBeVisible();
  expect(documents()).toBe(2);
});

test('R-ERR-13 a page none of whose scripts came is loaded once more by itself, and lives', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const failed = new Set<string>();
  await page.route(/\/_next\/static\/chunks\/(?!turbopack).*\.js/, (route) => {
    const address = route.request().url();
    if (failed.has(address)) return route.continue();
    failed.add(address);
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto('/');
  await page.waitForFunction(() =>
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  );
  await page.getByRole('banner').getByRole('button', { name: common.register }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(failed.size).toBeGreaterThan(5);
});

test('R-ERR-13 an error page whose own code does not come is the site’s own, in its language', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /chunk/i);
  await page.goto('/fr');
  await page.waitForLoadState('networkidle');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.route(/\/_next\/static\/chunks\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: texts.fr.layout.defaultMenu.jackpots })
    .click();
  await expect(page.getByText(texts.fr.common.notLoaded)).toBeVisible();
  await page.unroute(/\/_next\/static\/chunks\//);
  await page.getByRole('button', { name: texts.fr.common.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('R-ERR-13, R-LAY-11 one file of the layout’s code that stays away leaves a page of the site’s own, in its language', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /chunk/i);
  // The file with the channel between tabs is part of the layout around all pages.
  await page.goto('/fr/terms');
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(async () => {
    const addresses = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /_next\/static\/chunks\/(?!turbopack).*\.js/.test(name));
    const texts = await Promise.all(addresses.map(async (name) => (await fetch(name)).text()));
    return addresses.filter((_, index) => texts[index]?.includes('BroadcastChannel'));
  });
  expect(files).toHaveLength(1);
  await page.route(files[0] ?? '', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/fr/offers');
  const heading = page.getByRole('heading', { level: 1, name: 'Cette page n’a pas pu être chargée' });
  await expect(heading).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.unrouteAll();
  await page.getByRole('button', { name: texts.fr.common.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/chargée/);
});

test('R-ERR-13 a player’s page whose code never comes says so, and can be loaded again', async ({
  page,
  sandbox,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await signIn(page, await sandbox.player({ balance: 10 }));
  let isGone = true;
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.goto('/fr/cashier/history');
  const { notLoaded, retry } = texts.fr.common;
  await expect(page.getByRole('main').getByText(notLoaded)).toBeVisible({ timeout: 25_000 });
  isGone = false;
  await page.getByRole('main').getByRole('link', { name: retry }).click();
  await expect(page.getByRole('main').locator('a[href*="tab="]').first()).toBeVisible();
});

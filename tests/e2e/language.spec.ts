import { expect, signIn, test, texts } from './fixtures';

test('R-ROUTE-32, R-ROUTE-33 the language switch updates the account, stores the locale and keeps the page', async ({
  page,
  sandbox,
}) => {
  const player = await sandbox.player({ balance: 10 });
  await signIn(page, player);
  await page.goto('/offers?trackId=7');
  await expect(page.getByTestId('balance')).toBeVisible();
  const change = page.waitForRequest((request) => request.url().includes('account.changelocale'));
  // In the footer of phones, at the foot of the menu beside the page elsewhere.
  await page.getByRole('link', { name: texts.en.menu.french }).click();
  expect((await change).url()).toContain('locale=en');
  await page.waitForURL('**/fr/offers?trackId=7');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'i18n_locale');
  expect(cookie?.value).toBe('fr');
  const days = ((cookie?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThanOrEqual(365.1);
  const sent = (await sandbox.log()).find(
    ({ method, body }) => method === 'account.changelocale' && body['locale'] === 'fr',
  );
  expect(sent?.verb).toBe('POST');
});

test('R-GUARD-02 a guest led home by the guard signs in and reaches the requested address, its hash included', async ({
  page,
  sandbox,
}) => {
  const player = await sandbox.player({ balance: 10 });
  await page.goto('/fr/cashier/history?tab=withdrawal#list');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: texts.fr.auth.logIn })).toBeVisible();
  await dialog.locator('input[name="login"]').fill(player.login);
  await dialog.locator('input[name="password"]').fill(player.password);
  await dialog.locator('input[name="password"]').press('Enter');
  await page.waitForURL('**/fr/cashier/history?tab=withdrawal#list');
});

test('an address without a page is tried under the chosen language, and not found in it', async ({
  page,
  context,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await context.addCookies([{ name: 'i18n_locale', value: 'fr', url: baseURL ?? '' }]);
  for (const path of ['/foo/bar?a=1', '/no-such-page?a=1']) {
    await page.goto(path);
    await page.waitForURL(`**/fr${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  }
  const response = await page.request.get('/foo/bar');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('<html lang="fr"');
});

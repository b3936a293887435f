import type { Page } from '@playwright/test';
import { address, expect, inBothLanguages, signIn, test, texts } from './fixtures';
import { chooseWithdrawal, fillWallet, openForm, payer } from './payments';

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

test('an address without a page is tried under the chosen language, and not found in it, with games to go on with', async ({
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page introuvable');
    await expect(page.getByRole('main').locator('a[href^="/fr/game/"]').first()).toBeVisible();
  }
  const response = await page.request.get('/foo/bar');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('<html lang="fr"');
});

inBothLanguages((locale) => {
  const other = locale === 'en' ? 'fr' : 'en';

  /** Follows the link to the other language, which asks nothing, to the same page in it. */
  async function switchLanguage(page: Page, path: string): Promise<void> {
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    const { menu } = texts[locale];
    await page.getByRole('link', { name: other === 'fr' ? menu.french : menu.english }).click();
    await page.waitForURL((url) => url.pathname === address(other, path));
    expect(asked).toEqual([]);
  }

  test(`R-ROUTE-32 a switch of the language (${locale}) takes a payment's method, sum and address along`, async ({
    page,
    sandbox,
  }) => {
    const player = await payer(page, sandbox);
    const withdrawal = await chooseWithdrawal(page, locale);
    await fillWallet(withdrawal, player, '123');
    await switchLanguage(page, '/cashier/withdraw');
    await expect(withdrawal.locator('input[name="wallet_email"]')).toHaveValue(player.email);
    await expect(withdrawal.locator('input[name="amount"]')).toHaveValue('123');

    const deposit = await openForm(page, locale, '/cashier/deposit/card');
    await deposit.locator('input[name="amount"]').fill('1,234');
    await deposit.locator('input[name="card_number"]').fill('4242 4242 4242 4242');
    await switchLanguage(page, '/cashier/deposit/card');
    await expect(deposit.locator('input[name="amount"]')).toHaveValue('1,234');
    await expect(deposit.locator('input[name="card_number"]')).toHaveValue('');
  });

  test(`R-ROUTE-32 a switch of the language (${locale}) takes a guest's message along`, async ({ page }) => {
    await page.goto(address(locale, '/support'));
    const message = page.locator('main form').locator('textarea, input[name="message"]').first();
    await message.fill('Ça va?');
    await switchLanguage(page, '/support');
    await page.mouse.move(5, 5);
    await expect(message).toHaveValue('Ça va?');
  });
});

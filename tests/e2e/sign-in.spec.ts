import { freshPhone, openAuth, submitLogin } from './entrance';
import { address, expect, inBothLanguages, test, texts } from './fixtures';

inBothLanguages((locale) => {
  const { auth, common, errors } = texts[locale];

  test(`R-AUTH-02, R-AUTH-03 a wrong password (${locale}) is reported and the login stays; the right one leads home`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ balance: 12.5 });
    await page.goto(address(locale, '/offers'));
    const dialog = await openAuth(page, locale, 'authorization');
    await expect(dialog.locator('input[name="login"]')).toBeFocused();
    await submitLogin(dialog, player.login, 'Wrong999');
    await expect(dialog.getByRole('alert').filter({ hasText: auth.wrongLogin })).toBeVisible();
    await expect(dialog.locator('input[name="login"]')).toHaveValue(player.login);
    await expect(page.getByTestId('balance')).toHaveCount(0);

    await submitLogin(dialog, player.login, player.password);
    await expect(dialog).toBeHidden();
    await expect(page.getByTestId('balance')).toHaveText('12.50 €');
    await expect.poll(() => new URL(page.url()).pathname).toBe(address(locale, '/'));

    const calls = await sandbox.sent('auth.login', player.login);
    expect(calls.map(({ body }) => body)).toEqual([
      { login: player.login, password: 'Wrong999', code: '' },
      { login: player.login, password: player.password, code: '' },
    ]);
    expect(calls[0]?.query).toEqual({ v: '2.34', locale });
    expect(calls[0]?.headers['content-type']).toMatch(/^multipart\/form-data/);
  });

  test(`a sign-in under way (${locale}) is locked; ten quick clicks send one call`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ balance: 10 });
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/auth.login*', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(address(locale, '/'));
    const dialog = await openAuth(page, locale, 'authorization');
    await dialog.locator('input[name="login"]').fill(player.login);
    await dialog.locator('input[name="password"]').fill(player.password);
    const button = dialog.locator('button[type="submit"]');
    await button.evaluate((node: HTMLButtonElement) => {
      for (let click = 0; click < 10; click += 1) node.click();
    });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect(page.getByTestId('balance')).toHaveText('10 €');
    expect(await sandbox.sent('auth.login', player.login)).toHaveLength(1);
  });

  test(`a lost connection (${locale}) is reported, nothing is lost, and the second try works`, async ({
    page,
    context,
    sandbox,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
    const player = await sandbox.player({ balance: 10 });
    await page.goto(address(locale, '/'));
    const dialog = await openAuth(page, locale, 'authorization');
    await dialog.locator('input[name="login"]').fill(player.login);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await submitLogin(dialog, player.login, player.password);
    await expect(dialog.getByRole('alert').filter({ hasText: errors.NetworkFailure })).toBeVisible();
    await expect(dialog.locator('input[name="login"]')).toHaveValue(player.login);
    await expect(dialog.locator('input[name="password"]')).toHaveValue(player.password);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: auth.logIn, exact: true }).click();
    await expect(page.getByTestId('balance')).toHaveText('10 €');
  });

  test(`R-GUARD-02 the stored address (${locale}) is followed after the sign-in, with query and hash`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ balance: 10 });
    const stored = `${address(locale, '/offers')}?a=1&b=%C3%A9#list`;
    await page.goto(`${address(locale, '/')}?redirectUrl=${encodeURIComponent(stored)}&utm_source=x`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: auth.logIn })).toBeVisible();
    await submitLogin(dialog, player.login, player.password);
    await page.waitForURL(`**${stored}`);
    await expect(page.getByTestId('balance')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: common.logIn })).toHaveCount(0);
  });

  test(`a platform that refuses for now (${locale}) says so in the form`, async ({ page, sandbox }) => {
    const player = await sandbox.player();
    await page.route('**/api/auth.login*', (route) =>
      route.fulfill({
        status: 200,
        json: { data: null, error: { type: 'TooManyRequestsException', message: '' } },
      }),
    );
    await page.goto(address(locale, '/'));
    const dialog = await openAuth(page, locale, 'authorization');
    await submitLogin(dialog, player.login, player.password);
    await expect(
      dialog.getByRole('alert').filter({ hasText: errors.TooManyRequestsException }),
    ).toBeVisible();
    await expect(dialog.locator('input[name="password"]')).toHaveValue(player.password);
  });
});

test.describe('what does not depend on the screen', () => {
  test.use({ isTheSameAtEveryWidth: true });

  test('R-AUTH-02 the login goes without its leading plus sign', async ({ page, sandbox }) => {
    const phone = `33${freshPhone()}`;
    await sandbox.player({ login: phone, balance: 10 });
    await page.goto('/');
    const dialog = await openAuth(page, 'en', 'authorization');
    await submitLogin(dialog, ` +${phone} `, 'Secret123');
    await expect(page.getByTestId('balance')).toHaveText('10 €');
    const [call] = await sandbox.sent('auth.login', phone);
    expect(call?.body['login']).toBe(phone);
  });

  test('the password can be shown and hidden, and password managers know the fields', async ({ page }) => {
    await page.goto('/');
    const dialog = await openAuth(page, 'en', 'authorization');
    await expect(dialog.locator('input[name="login"]')).toHaveAttribute('autocomplete', 'username');
    const password = dialog.locator('input[name="password"]');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await password.fill('Secret123');
    await dialog.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await dialog.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('Secret123');
  });
});

import { freshEmail, openAuth, submitLogin } from './entrance';
import { address, expect, inBothLanguages, test, texts } from './fixtures';

inBothLanguages((locale) => {
  const { auth, errors } = texts[locale];

  test(`a registration (${locale}) is sent once by ten clicks, and by ten presses of Enter; a cut line keeps everything typed`, async ({
    page,
    sandbox,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_/);
    const login = freshEmail();
    await page.goto(address(locale, '/offers'));
    const dialog = await openAuth(page, locale, 'registration');
    const email = dialog.locator('input[name="email"]');
    const password = dialog.locator('input[name="password"]');
    await email.fill(login);
    await password.fill('Secret123');
    await dialog.locator('select[name="currency"]').selectOption('USD');
    await dialog.locator('input[name="terms"]').check();
    await dialog.locator('input[name="notify"]').uncheck();

    let tries = 0;
    let cutLine = () => {};
    const isCut = new Promise<void>((resolve) => {
      cutLine = resolve;
    });
    await page.route('**/api/auth.register*', async (route) => {
      tries += 1;
      await isCut;
      if (tries === 1) await route.abort('connectionreset');
      else await route.continue();
    });
    await email.focus();
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('Enter');
    cutLine();
    await expect(dialog.getByRole('alert').filter({ hasText: errors.NetworkFailure })).toBeVisible();
    expect(tries).toBe(1);
    await expect(email).toHaveValue(login);
    await expect(password).toHaveValue('Secret123');
    await expect(dialog.locator('select[name="currency"]')).toHaveValue('USD');
    await expect(dialog.locator('input[name="terms"]')).toBeChecked();
    await expect(dialog.locator('input[name="notify"]')).not.toBeChecked();

    const button = dialog.getByRole('button', { name: auth.register, exact: true });
    await expect(button).not.toHaveAttribute('aria-busy');
    await button.evaluate((node: HTMLButtonElement) => {
      for (let click = 0; click < 10; click += 1) node.click();
    });
    await expect(page).toHaveURL(/register=success/);
    expect(tries).toBe(2);
    const calls = await sandbox.sent('auth.register', login);
    expect(calls.map(({ body }) => [body['currency'], body['notify']])).toEqual([['USD', '0']]);
  });

  test(`a browser without cookies (${locale}) says so before anything is typed, and the form stays usable`, async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    });
    await page.goto(address(locale, '/'));
    const dialog = await openAuth(page, locale, 'authorization');
    await expect(dialog.getByRole('alert').filter({ hasText: auth.cookiesOff })).toBeVisible();
    const { login } = await sandbox.player();
    await submitLogin(dialog, login, 'Wrong999');
    await expect(dialog.getByRole('alert').filter({ hasText: auth.wrongLogin })).toBeVisible();
  });
});

test.describe('what does not depend on the screen', () => {
  test.use({ isTheSameAtEveryWidth: true });

  for (const [what, breakStorage] of [
    [
      'throws when it is named',
      () => {
        for (const area of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, area, {
            get: () => {
              throw new DOMException('Access is denied', 'SecurityError');
            },
          });
        }
        // Firefox refuses these together with it.
        Object.defineProperty(window, 'BroadcastChannel', {
          value: function refuse() {
            throw new DOMException('The operation is insecure', 'SecurityError');
          },
        });
        IDBFactory.prototype.open = () => {
          throw new DOMException('The operation is insecure', 'SecurityError');
        };
      },
    ],
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Quota', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`with a storage that ${what} a player signs in, goes on, comes back and signs out`, async ({
      page,
      sandbox,
    }) => {
      const player = await sandbox.player({ balance: 10 });
      await page.addInitScript(breakStorage);
      await page.goto('/?show_popup_reg=1&promo_code=NONE');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: texts.en.auth.createAccount })).toBeVisible();
      await dialog.getByRole('button', { name: texts.en.auth.logIn, exact: true }).click();
      await submitLogin(dialog, player.login, player.password);
      await expect(page.getByTestId('balance')).toHaveText('10 €');
      await page.goto('/profile/settings');
      await expect(page.getByTestId('balance')).toHaveText('10 €');
      await page.getByRole('main').getByRole('button', { name: texts.en.menu.logOut }).first().click();
      await page.waitForURL((url) => url.pathname === '/');
      await expect(
        page.getByRole('banner').getByRole('button', { name: texts.en.common.logIn }),
      ).toBeVisible();
    });
  }

  test('R-AUTH-10 restoring access by keyboard alone', async ({ page, sandbox }) => {
    const player = await sandbox.player({ balance: 10 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: texts.en.common.logIn }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog input[name="login"]')).toBeFocused();
    const forgot = page.getByRole('dialog').getByRole('button', { name: texts.en.auth.forgot });
    for (let tries = 0; tries < 5; tries += 1) {
      if (await forgot.evaluate((node) => node === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(forgot).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: texts.en.auth.restore })).toBeVisible();
    await expect(page.locator('dialog input[name="login"]')).toBeFocused();
    await page.keyboard.type(player.login);
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.en.auth.restoreSent)).toBeVisible();
    const back = page.getByRole('dialog').getByRole('button', { name: texts.en.auth.backToLogin });
    for (let tries = 0; tries < 4; tries += 1) {
      if (await back.evaluate((node) => node === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog input[name="login"]')).toHaveValue(player.login);
    await page.locator('dialog input[name="password"]').focus();
    await page.keyboard.type(await sandbox.code(player.login, 'restore'));
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('balance')).toHaveText('10 €');
  });
});

import { clickBackdrop, freshEmail, openAuth, submitLogin } from './entrance';
import { address, expect, expectAccessible, inBothLanguages, signIn, test, texts } from './fixtures';

inBothLanguages((locale) => {
  const { auth, common } = texts[locale];

  test(`R-GUARD-03 to R-GUARD-07 the flags of the address (${locale}) open the popup and go when it closes`, async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog');
    const stored = () => page.evaluate(() => window.localStorage.getItem('show_popup_reg'));
    await page.goto(`${address(locale, '/offers')}?show_popup_reg&utm_source=%D1%8F`);
    await expect(dialog.getByRole('heading', { name: auth.createAccount })).toBeVisible();
    expect(await stored()).toBe('1');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${address(locale, '/offers')}\\?utm_source=%D1%8F$`));
    expect(await stored()).toBeNull();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: common.logIn })).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await page.goto(`${address(locale, '/')}?show_popup_auth=1`);
    await expect(dialog.getByRole('heading', { name: auth.logIn })).toBeVisible();
    await dialog.getByRole('button', { name: common.close }).click();
    await expect(page).toHaveURL(new RegExp(`${address(locale, '/')}$`));
  });

  test(`R-GUARD-06, R-DLG-03 prevent_close=1 (${locale}) holds until somebody is signed in`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ balance: 10 });
    await page.goto(`${address(locale, '/offers')}?show_popup_auth=1&prevent_close=1`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: auth.logIn })).toBeVisible();
    await expect(dialog.getByRole('button', { name: common.close })).toHaveCount(0);
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
    await clickBackdrop(page);
    await expect(dialog.getByRole('heading', { name: auth.logIn })).toBeVisible();
    await submitLogin(dialog, player.login, player.password);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByTestId('balance')).toHaveText('10 €');
    expect(page.url()).not.toContain('prevent_close');
  });

  test(`R-GUARD-12, R-OFFER-10 a promo code of the address (${locale}) is remembered and activated by the registration`, async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${address(locale, '/')}?promo_code=SUMMER50`);
    await expect.poll(() => page.evaluate(() => window.localStorage.getItem('promo_code'))).toBe('SUMMER50');
    await page.goto(address(locale, '/offers'));
    const dialog = await openAuth(page, locale, 'registration');
    await dialog.locator('input[name="email"]').fill(freshEmail());
    await dialog.locator('input[name="password"]').fill('Secret123');
    await dialog.locator('input[name="terms"]').check();
    await dialog.getByRole('button', { name: auth.register, exact: true }).click();
    await expect(dialog.getByRole('heading', { name: texts[locale].popups.promoCode.title })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => window.localStorage.getItem('promo_code'))).toBeNull();
    const calls = (await sandbox.log()).filter(({ body }) => body['promo_code'] === 'SUMMER50');
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.every(({ verb }) => verb === 'POST')).toBe(true);
  });
});

test.describe('what does not depend on the screen', () => {
  test.use({ isTheSameAtEveryWidth: true });

  test('R-GUARD-08 the flags open nothing for a player, and go', async ({ page, sandbox }) => {
    await signIn(page, await sandbox.player({ balance: 10 }));
    await page.goto('/offers?show_popup_reg=1&show_popup_auth=1&prevent_close=1&a=1');
    await expect(page.getByTestId('balance')).toBeVisible();
    await expect(page).toHaveURL(/\/offers\?a=1$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('R-GUARD-09 #real asks a guest to register, and closing leads home', async ({ page, sandbox }) => {
    const { sysname } = await sandbox.game();
    await page.goto(`/game/${sysname}#real`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: texts.en.auth.createAccount })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.pathname === '/' && url.hash === '');
    await expect(dialog).toHaveCount(0);
  });

  for (const { query, title, isFixed } of [
    { query: 'show_popup_reg=1&prevent_close=1', title: texts.en.auth.createAccount, isFixed: true },
    { query: 'show_popup_auth=1', title: texts.en.auth.logIn, isFixed: false },
  ]) {
    test(`R-GUARD-06, R-GUARD-09 #real with ${query} shows one popup, as the flags say`, async ({
      page,
      sandbox,
    }) => {
      const { sysname } = await sandbox.game();
      await page.goto(`/game/${sysname}?a=1&${query}#real`);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
      await expect(dialog).toHaveCount(1);
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
      if (isFixed) {
        await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
        await expect(dialog.getByRole('button', { name: texts.en.common.close })).toHaveCount(0);
        return;
      }
      await page.waitForURL((url) => url.pathname === '/' && url.search === '' && url.hash === '');
      await page.waitForLoadState('networkidle');
      await expect(dialog).toHaveCount(0);
      expect(await page.evaluate(() => window.localStorage.getItem('show_popup_reg'))).toBeNull();
    });
  }

  test('R-OFFER-11 a campaign popup shows once, also when another popup of its address closes', async ({
    page,
  }) => {
    await page.goto('/offers?popup=summer&show_popup_reg=1');
    const dialog = page.getByRole('dialog');
    const campaign = dialog.getByRole('heading', { name: 'Summer in full swing' });
    await expect(dialog.getByRole('heading', { name: texts.en.auth.createAccount })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(campaign).toBeVisible();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.search === '');
    await page.waitForLoadState('networkidle');
    await expect(dialog).toHaveCount(0);
  });

  test('R-GUARD-13 a campaign popup is previewed by its name', async ({ page, sandbox }) => {
    await page.goto('/?popup=summer#popup-preview');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(texts.en.popups.campaign.preview)).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Summer in full swing' })).toBeVisible();
    await expectAccessible(page);
    const calls = (await sandbox.log('popups.get')).map(({ query }) => query);
    expect(calls).toContainEqual({ v: '2.34', locale: 'en', sysname: 'summer', preview: '1' });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.goto('/?popup=summer');
    await expect(page.getByRole('banner').getByRole('button', { name: texts.en.common.logIn })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

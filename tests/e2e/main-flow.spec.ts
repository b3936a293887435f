import { address, expect, expectHydrated, expectQuiet, LOCALES, test, texts } from './fixtures';

for (const locale of LOCALES) {
  const { common, auth, menu } = texts[locale];

  test(`main flow (${locale}): guest → hall → game → registration → round → balance → out and in again`, async ({
    page,
  }) => {
    await page.goto(address(locale, '/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page
      .locator(`a[href="${address(locale, '/gamehall')}"]`)
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForURL(`**${address(locale, '/gamehall')}`);

    const tile = page.locator(`main a[href^="${address(locale, '/game/')}"]`).first();
    const href = await tile.getAttribute('href');
    await tile.click();
    await page.waitForURL(`**${href}`);
    // An address that changes before the page has hydrated is Next.js's to lose.
    await expectHydrated(page);
    await expectQuiet(page);

    await page.goto(`${href}#real`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: auth.createAccount })).toBeVisible();

    const login = `guest-${crypto.randomUUID().slice(0, 12)}@example.com`;
    await dialog.locator('input[name="email"]').fill(login);
    await dialog.locator('input[name="password"]').fill('Secret123');
    await dialog.locator('input[name="terms"]').check();
    await dialog.getByRole('button', { name: auth.register }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/register=success/);

    const frame = page.frameLocator('iframe').first();
    await expect(frame.locator('#spin')).toBeEnabled();
    const balance = page.getByTestId('balance');
    await expect(balance).toHaveText('100 €');
    await frame.locator('#spin').click();
    await expect(balance).not.toHaveText('100 €');
    const shown = await balance.textContent();

    const ledger = await page.request.get('/api/account.getBalance?v=2.34&locale=en');
    const { data } = (await ledger.json()) as { data: { balance_main: { amount: number } } };
    const inLedger = Number.isInteger(data.balance_main.amount)
      ? String(data.balance_main.amount)
      : data.balance_main.amount.toFixed(2);
    expect(shown?.replace(/\s/g, ' ')).toBe(`${inLedger} €`);

    await page.goto(address(locale, '/'));
    await expect(page.getByTestId('balance')).toHaveText(shown ?? '');
    await signOut();
    await expect(page.getByRole('button', { name: common.logIn }).first()).toBeVisible();
    await expect(page.getByTestId('balance')).toHaveCount(0);

    await page.getByRole('banner').getByRole('button', { name: common.logIn }).click();
    await dialog.locator('input[name="login"]').fill(login);
    await dialog.locator('input[name="password"]').fill('Secret123');
    await dialog.locator('input[name="password"]').press('Enter');
    await expect(page.getByTestId('balance')).toHaveText(shown ?? '');

    await page.reload();
    await expect(page.getByTestId('balance')).toHaveText(shown ?? '');

    async function signOut(): Promise<void> {
      const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
      if (isNarrow) {
        await page.getByRole('button', { name: menu.menu, exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name: menu.logOut }).click();
      } else {
        await page.goto(address(locale, '/profile/settings'));
        await page.getByRole('button', { name: menu.logOut }).first().click();
      }
      await page.waitForURL(`**${address(locale, '/')}`);
    }
  });
}

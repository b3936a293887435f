import { openAuth, submitLogin } from './entrance';
import { address, expect, inBothLanguages, test, texts } from './fixtures';

inBothLanguages((locale) => {
  const { auth } = texts[locale];

  test(`R-AUTH-10 restore (${locale}): the code that was sent signs in once in place of the password`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ balance: 10 });
    await page.goto(address(locale, '/'));
    const dialog = await openAuth(page, locale, 'authorization');
    await dialog.locator('input[name="login"]').fill(player.login);
    await dialog.getByRole('button', { name: auth.forgot }).click();
    await expect(dialog.getByRole('heading', { name: auth.restore })).toBeVisible();
    await expect(dialog.locator('input[name="login"]')).toHaveValue(player.login);
    await dialog.getByRole('button', { name: auth.send }).click();
    await expect(dialog.getByText(auth.restoreSent)).toBeVisible();
    const [call, ...others] = await sandbox.sent('auth.restore', player.login);
    expect(others).toEqual([]);
    expect(call?.body).toEqual({ login: player.login });

    await dialog.getByRole('button', { name: auth.backToLogin }).click();
    await expect(dialog.locator('input[name="login"]')).toHaveValue(player.login);
    const code = await sandbox.code(player.login, 'restore');
    await submitLogin(dialog, player.login, code);
    await expect(page.getByTestId('balance')).toHaveText('10 €');
  });
});

test('restore responds the same for a login that nobody has', async ({ page, sandbox }) => {
  const login = `nobody-${crypto.randomUUID().slice(0, 12)}@example.com`;
  await page.goto('/');
  const dialog = await openAuth(page, 'en', 'authorization');
  await dialog.getByRole('button', { name: texts.en.auth.forgot }).click();
  await dialog.locator('input[name="login"]').fill(login);
  await dialog.locator('input[name="login"]').press('Enter');
  await expect(dialog.getByText(texts.en.auth.restoreSent)).toBeVisible();
  expect(await sandbox.sent('auth.restore', login)).toHaveLength(1);
});

import { openAuth, submitLogin } from './entrance';
import { address, expect, inBothLanguages, test, texts } from './fixtures';

inBothLanguages((locale) => {
  const { auth } = texts[locale];

  test(`R-2FA-01 to R-2FA-06 two-factor sign-in (${locale}): wrong code, pasted code, one call each`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ hasTwoFactor: true, balance: 10 });
    const { login, password } = player;
    await page.goto(address(locale, '/'));
    const dialog = await openAuth(page, locale, 'authorization');
    await submitLogin(dialog, login, password);
    await expect(dialog.getByRole('heading', { name: auth.twoFactor })).toBeVisible();
    const field = dialog.locator('input[name="code"]');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');

    await field.pressSequentially('12a3');
    await expect(field).toHaveValue('123');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const code = await sandbox.code(login, 'login');
    const wrong = code === '111111' ? '222222' : '111111';
    await field.fill(wrong);
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/Wrong code|Code incorrect/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');

    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }, document.cookie]),
    );
    expect(stored).not.toContain(password);

    await field.evaluate(
      (node: HTMLInputElement, text) => {
        node.select();
        document.execCommand('insertText', false, text);
      },
      `code: ${code.slice(0, 3)} ${code.slice(3)}`,
    );
    await expect(field).toHaveValue(code);
    await dialog.getByRole('button', { name: auth.confirm }).click();
    await expect(page.getByTestId('balance')).toHaveText('10 €');
    const calls = await sandbox.sent('auth.login', login);
    expect(calls.map(({ body }) => body)).toEqual([
      { login, password, code: '' },
      { login, password, code: wrong },
      { login, password, code },
    ]);
  });

  test(`R-2FA-02 the code step (${locale}) waits: way back, countdown, taken up again when the popup reopens`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ hasTwoFactor: true });
    await page.clock.install();
    await page.goto(address(locale, '/'));
    const dialog = await openAuth(page, locale, 'authorization');
    await submitLogin(dialog, player.login, player.password);
    const again = dialog.getByRole('button', { name: /\d/ });
    await expect(again).toBeDisabled();
    const shown = async () => Number(/\d+/.exec((await again.textContent()) ?? '')?.[0]);
    const before = await shown();
    expect(before).toBeGreaterThan(10);
    await page.clock.fastForward(10_000);
    await expect.poll(shown).toBeLessThanOrEqual(before - 10);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: texts[locale].common.logIn }).click();
    await expect(dialog.getByRole('heading', { name: auth.twoFactor })).toBeVisible();

    await page.clock.fastForward(60_000);
    const sendAgain = dialog.getByRole('button', { name: auth.sendAgain });
    await expect(sendAgain).toBeEnabled();
    await sendAgain.click();
    // For the platform the minute is not over: its own word on the time left counts.
    await expect(again).toBeDisabled();

    await dialog.getByRole('button', { name: auth.backToLogin }).click();
    await expect(dialog.locator('input[name="login"]')).toHaveValue(player.login);
    await expect(dialog.locator('input[name="password"]')).toHaveValue('');
  });
});

test.describe('what does not depend on the screen', () => {
  test.use({ isTheSameAtEveryWidth: true });

  test('two-factor sign-in by keyboard alone', async ({ page, sandbox }) => {
    const player = await sandbox.player({ hasTwoFactor: true, balance: 10 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: texts.en.common.logIn }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog input[name="login"]')).toBeFocused();
    await page.keyboard.type(player.login);
    await page.keyboard.press('Tab');
    await page.keyboard.type(player.password);
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog input[name="code"]')).toBeFocused();
    await page.keyboard.type(await sandbox.code(player.login, 'login'));
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('balance')).toHaveText('10 €');
  });
});

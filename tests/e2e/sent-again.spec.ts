import { fieldMessage, openAuth, submitLogin } from './entrance';
import { address, expect, inBothLanguages, signIn, test, texts } from './fixtures';
import { profileTexts } from './messages';

/** A little more than the minute after which another code may be requested. */
const WAIT_MS = 61_000;

inBothLanguages((locale) => {
  const { auth } = texts[locale];
  const profile = profileTexts(locale);

  test(`R-2FA-01 to R-2FA-05 a sign-in code that is sent again (${locale}): the old one is refused, the new one signs in`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ hasTwoFactor: true, balance: 10 });
    await page.clock.install();
    await page.goto(address(locale, '/'));
    const dialog = await openAuth(page, locale, 'authorization');
    await submitLogin(dialog, player.login, player.password);
    await expect(dialog.getByRole('heading', { name: auth.twoFactor })).toBeVisible();
    const old = await sandbox.code(player.login, 'login');
    await page.clock.fastForward(WAIT_MS);
    const again = dialog.getByRole('button', { name: auth.sendAgain });
    await expect(again).toBeEnabled();
    await sandbox.later(WAIT_MS, async () => {
      await again.click();
      await expect(dialog.getByRole('button', { name: /\d/ })).toBeDisabled();
    });
    const fresh = await sandbox.code(player.login, 'login');
    expect(fresh).not.toBe(old);

    const field = dialog.locator('input[name="code"]');
    await field.fill(old);
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/Wrong code|Code incorrect/);
    await field.fill(fresh);
    await field.press('Enter');
    await expect(page.getByTestId('balance')).toHaveText('10 €');
    const calls = await sandbox.sent('auth.login', player.login);
    expect(calls.map(({ body }) => body['code'])).toEqual(['', '', old, fresh]);
  });

  test(`R-PROF-05, R-VAL-22 a contact's code that is sent again (${locale}): the old one is refused, the new one confirms`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player();
    await signIn(page, player);
    await page.clock.install();
    await page.goto(address(locale, '/profile/settings'));
    const main = page.getByRole('main');
    await main.getByRole('button', { name: profile.contacts.confirm, exact: true }).click();
    const field = main.locator('input[name="code"]');
    await expect(field).toBeVisible();
    const old = await sandbox.code(player.login, 'contact');
    await expect(main.getByRole('button', { name: /\d/ })).toBeDisabled();
    await page.clock.fastForward(WAIT_MS);
    await main.getByRole('button', { name: profile.code.resend, exact: true }).click();
    // The page empties the field when it learns of the new code, a moment after the code was sent.
    await expect(main.getByText(profile.code.sentAgain)).toBeVisible();
    const fresh = await sandbox.code(player.login, 'contact');
    expect(fresh).not.toBe(old);

    await field.fill(old);
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await fieldMessage(field)).not.toBe('');
    await field.fill(fresh);
    await field.press('Enter');
    await expect(page.getByText(profile.contacts.nowConfirmed)).toBeVisible();
    await expect(main.getByText(profile.contacts.confirmed, { exact: true })).toBeVisible();
    const calls = await sandbox.sent('account.confirmContact', player.login);
    expect(calls.map(({ body }) => body['code'])).toEqual([old, fresh]);
  });
});

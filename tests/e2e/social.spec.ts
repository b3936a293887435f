import type { Page } from '@playwright/test';
import { clickBackdrop, freshEmail, openAuth } from './entrance';
import { address, expect, expectAccessible, inBothLanguages, test, texts, type Locale } from './fixtures';

const CHOICES = {
  known: 'River Stone',
  new: { en: 'A new person', fr: 'Une nouvelle personne' },
  banned: 'Grey Heron',
  fail: { en: 'Let the sign-in fail', fr: 'Faire échouer la connexion' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
} as const;

/** Opens the service's window from the popup of either type and hands it over. */
async function openWindow(
  page: Page,
  locale: Locale,
  {
    type = 'authorization',
    service = 'Google',
  }: { type?: 'authorization' | 'registration'; service?: string } = {},
): Promise<Page> {
  const dialog = await openAuth(page, locale, type);
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: service }).click();
  const popup = await opened;
  await popup.waitForURL('**/oauth/login?**');
  return popup;
}

async function choose(popup: Page, locale: Locale, choice: keyof typeof CHOICES): Promise<void> {
  const label = CHOICES[choice];
  await popup.getByRole('link', { name: typeof label === 'string' ? label : label[locale] }).click();
}

inBothLanguages((locale) => {
  const { auth, common, errors } = texts[locale];

  test(`R-SOC-01 to R-SOC-03 social sign-in (${locale}): window, return, and on to the page left`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(`${address(locale, '/offers')}?a=1`);
    const popup = await openWindow(page, locale);
    const query = new URL(popup.url()).searchParams;
    expect(query.get('service')).toBe('google');
    expect(query.get('type_auth')).toBe('authorization');
    const back = new URL(query.get('redirect_url') ?? '');
    expect(back.origin).toBe(new URL(page.url()).origin);
    expect(back.searchParams.get('backUrl')).toBe(`${address(locale, '/offers')}?a=1`);
    if (!isMobile) expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([640, 480]);

    const closed = popup.waitForEvent('close');
    await choose(popup, locale, 'known');
    await closed;
    await expect(page.getByTestId('balance')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${address(locale, '/offers')}\\?a=1$`));
    expect(await page.evaluate(() => window.localStorage.getItem('betting_back_social_auth_key'))).toBeNull();
    await page.reload();
    await expect(page.getByTestId('balance')).toBeVisible();
  });

  test(`R-SOC-03 social sign-in (${locale}) whose window loads its scripts slowly`, async ({ page }) => {
    await page.goto(`${address(locale, '/offers')}?a=1`);
    const popup = await openWindow(page, locale);
    await popup.route('**/_next/static/chunks/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    const closed = popup.waitForEvent('close');
    await choose(popup, locale, 'known');
    await closed;
    await expect(page).toHaveURL(new RegExp(`${address(locale, '/offers')}\\?a=1$`));
    await expect(page.getByTestId('balance')).toBeVisible();
  });

  test(`R-TRACK-06 a known person (${locale}) who chose the registration is only signed in`, async ({
    page,
  }) => {
    await page.goto(address(locale, '/offers'));
    const popup = await openWindow(page, locale, { type: 'registration' });
    await choose(popup, locale, 'known');
    await expect(page.getByTestId('balance')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address(locale, '/offers')}$`));
  });

  test(`a social sign-in that is cancelled or fails (${locale}) is reported, and the form stays usable`, async ({
    page,
  }) => {
    await page.goto(address(locale, '/'));
    const dialog = page.getByRole('dialog');
    const popup = await openWindow(page, locale);
    await choose(popup, locale, 'cancel');
    const failed = auth.social.failedWith.replace('{service}', 'Google');
    await expect(dialog.getByRole('alert').filter({ hasText: failed })).toBeVisible();

    await dialog.locator('input[name="login"]').fill('kept@example.com');
    for (const [choice, text] of [
      ['fail', failed],
      ['banned', errors.UserBannedException],
    ] as const) {
      const opened = page.waitForEvent('popup');
      await dialog.getByRole('button', { name: 'Google' }).click();
      const next = await opened;
      await choose(next, locale, choice);
      await expect(dialog.getByRole('alert').filter({ hasText: text })).toBeVisible();
    }
    await expect(dialog.locator('input[name="login"]')).toHaveValue('kept@example.com');
    await expect(page.getByRole('banner').getByText(common.logIn)).toHaveCount(1);
  });

  test(`a window closed by hand (${locale}) leaves the form usable and says nothing`, async ({ page }) => {
    await page.goto(address(locale, '/'));
    const dialog = page.getByRole('dialog');
    const popup = await openWindow(page, locale, { service: 'Facebook' });
    await expect(dialog.getByText(auth.social.waiting.replace('{service}', 'Facebook'))).toBeVisible();
    await popup.close();
    await expect(dialog.getByText(auth.social.waiting.replace('{service}', 'Facebook'))).toHaveCount(0);
    await expect(dialog.locator('input[name="login"]')).toBeEditable();
    await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });

  test(`R-AUTH-13 a new person (${locale}) completes the registration in a dialog that cannot be closed`, async ({
    page,
    sandbox,
  }) => {
    await page.goto(address(locale, '/'));
    const popup = await openWindow(page, locale, { type: 'registration' });
    await choose(popup, locale, 'new');
    // Two documents and a session read come before the dialog: each has its own time.
    await expect(page.getByTestId('balance')).toBeVisible();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: auth.completion.title })).toBeVisible();
    await expect(page).toHaveURL(/register=success/);
    await expect(dialog.getByRole('button', { name: common.close })).toHaveCount(0);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await clickBackdrop(page);
    await expect(dialog.getByRole('heading', { name: auth.completion.title })).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(dialog.getByRole('heading', { name: auth.completion.title })).toBeVisible();
    const login = freshEmail();
    await dialog.locator('input[name="email"]').fill(login);
    const terms = dialog.locator('input[name="terms"]');
    if ((await terms.count()) > 0) await terms.check();
    await dialog.getByRole('button', { name: auth.completion.save }).click();
    await expect(dialog).toBeHidden();
    const [call] = await sandbox.sent('account.saveProfileInfo', login);
    expect(call?.body).toEqual({ email: login, terms: '1' });
    await page.reload();
    await expect(page.getByTestId('balance')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  test(`a browser that blocks windows (${locale}) goes there in the same window and comes back`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(address(locale, '/offers'));
    const dialog = await openAuth(page, locale, 'authorization');
    await dialog.getByRole('button', { name: 'Google' }).click();
    await page.waitForURL('**/oauth/login?**');
    await choose(page, locale, 'cancel');
    await expect(dialog.getByRole('alert').filter({ hasText: auth.social.failed })).toBeVisible();
    await dialog.getByRole('button', { name: 'Google' }).click();
    await page.waitForURL('**/oauth/login?**');
    await choose(page, locale, 'known');
    await expect(page.getByTestId('balance')).toBeVisible();
  });
});

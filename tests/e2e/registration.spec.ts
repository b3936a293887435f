import { fieldMessage, freshEmail, freshPhone, openAuth } from './entrance';
import { address, expect, expectAccessible, inBothLanguages, test, texts } from './fixtures';

const WRONG_EMAIL = { en: 'Wrong email address', fr: 'Adresse e-mail incorrecte' };
const REQUIRED = { en: 'Field is required', fr: 'Champ obligatoire' };

inBothLanguages((locale) => {
  const { auth, session } = texts[locale];

  test(`R-AUTH-06, R-AUTH-07, R-AUTH-08, R-GUARD-10 registration by e-mail (${locale}) sends every field and nothing else`, async ({
    page,
    sandbox,
  }) => {
    await page.goto(address(locale, '/'));
    const dialog = await openAuth(page, locale, 'registration');
    const email = dialog.locator('input[name="email"]');
    const password = dialog.locator('input[name="password"]');
    await expect(dialog.locator('input[name="terms"]')).not.toBeChecked();
    await expect(dialog.locator('input[name="notify"]')).toBeChecked();
    await expect(dialog.locator('input[name="mark_betting"]')).toHaveCount(0);
    await expect(email).toHaveAttribute('autocomplete', /username|email/);
    await expect(password).toHaveAttribute('autocomplete', 'new-password');

    await email.fill('not an address');
    await password.focus();
    await expect.poll(() => fieldMessage(email)).toBe(WRONG_EMAIL[locale]);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await dialog.locator('select[name="currency"]').focus();
    await expect.poll(() => fieldMessage(password)).toBe(REQUIRED[locale]);

    const login = freshEmail();
    await email.fill(login);
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await password.fill('Secret123');
    await dialog.locator('input[name="terms"]').check();
    await dialog.getByRole('button', { name: auth.register, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${address(locale, '/')}\\?register=success$`));
    await expect(page.getByTestId('balance')).toHaveText('100 €');
    await expect(page.getByText(session.hints.registration)).toBeVisible();

    const [call, ...others] = await sandbox.sent('auth.register', login);
    expect(others).toEqual([]);
    expect(call?.verb).toBe('POST');
    expect(call?.query).toEqual({ v: '2.34', locale });
    expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(call?.body).toEqual({
      email: login,
      password: 'Secret123',
      currency: 'EUR',
      terms: '1',
      notify: '1',
    });
  });

  test(`registration by phone (${locale}) sends digits beside their calling code`, async ({
    page,
    sandbox,
  }) => {
    await page.goto(address(locale, '/offers'));
    const dialog = await openAuth(page, locale, 'registration');
    await dialog.getByRole('button', { name: auth.by.phone, exact: true }).click();
    const phone = dialog.locator('input[name="phone"]');
    await expect(dialog.locator('input[name="email"]')).toHaveCount(0);
    // The platform's countries, and its default in either language.
    const country = dialog.locator('select[name="phone_country_code"]');
    await expect(country).toHaveValue('FR');
    const { data } = (await (
      await page.request.get('/api/account.getContactPhoneSettings?v=2.34&locale=en')
    ).json()) as { data: { items: { country_code: string }[] } };
    const offered = await country
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
    expect(offered.toSorted()).toEqual(data.items.map(({ country_code }) => country_code).toSorted());
    await phone.fill('12');
    await phone.blur();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');

    const number = freshPhone();
    await phone.fill(`0${number}`);
    await dialog.locator('input[name="password"]').fill('Secret123');
    await dialog.locator('select[name="currency"]').selectOption('USD');
    await dialog.locator('input[name="terms"]').check();
    await dialog.locator('input[name="notify"]').uncheck();
    await dialog.getByRole('button', { name: auth.register, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/offers\?register=success$/);
    const [call] = await sandbox.sent('auth.register', number);
    expect(call?.body).toEqual({
      phone: `33${number}`,
      phone_country_code: '33',
      password: 'Secret123',
      currency: 'USD',
      terms: '1',
      notify: '0',
    });
  });

  test(`a taken address (${locale}) is reported at its field, and nothing typed is lost`, async ({
    page,
    sandbox,
  }) => {
    const { login } = await sandbox.player();
    await page.goto(address(locale, '/'));
    const dialog = await openAuth(page, locale, 'registration');
    const email = dialog.locator('input[name="email"]');
    await email.fill(login);
    await dialog.locator('input[name="password"]').fill('Secret123');
    await dialog.locator('input[name="terms"]').check();
    await dialog.locator('input[name="terms"]').press('Enter');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(await fieldMessage(email)).not.toBe('');
    await expect(email).toBeFocused();
    await expect(email).toHaveValue(login);
    await expect(dialog.locator('input[name="password"]')).toHaveValue('Secret123');
    await expect(dialog.locator('input[name="terms"]')).toBeChecked();
    await expectAccessible(page);

    await dialog.getByRole('button', { name: auth.logIn, exact: true }).click();
    await expect(dialog.locator('input[name="login"]')).toHaveValue(login);
  });

  test(`unticked terms (${locale}) hold the registration back; their link keeps the form`, async ({
    page,
    sandbox,
    context,
  }) => {
    const login = freshEmail();
    await page.goto(address(locale, '/'));
    const dialog = await openAuth(page, locale, 'registration');
    await dialog.locator('input[name="email"]').fill(login);
    await dialog.locator('input[name="password"]').fill('Secret123');
    await dialog.getByRole('button', { name: auth.register, exact: true }).click();
    const terms = dialog.locator('input[name="terms"]');
    await expect(terms).toHaveAttribute('aria-invalid', 'true');
    expect(await fieldMessage(terms)).not.toBe('');
    expect(await sandbox.sent('auth.register', login)).toEqual([]);

    const opened = context.waitForEvent('page');
    await dialog.getByRole('link').first().click();
    const tab = await opened;
    await tab.waitForURL(`**${address(locale, '/terms')}`);
    await tab.close();
    await expect(dialog.locator('input[name="email"]')).toHaveValue(login);
    await expect(dialog.locator('input[name="password"]')).toHaveValue('Secret123');
  });
});

test.describe('a phone has no keyboard', () => {
  test.use({ isTheSameAtEveryWidth: true });

  test('registration by keyboard alone', async ({ page, sandbox }) => {
    const { common } = texts.en;
    const login = freshEmail();
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: common.register }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('input[name="email"]')).toBeFocused();
    await page.keyboard.type(login);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Secret123');
    await tabTo('select[name="currency"]');
    await tabTo('input[name="notify"]');
    await page.keyboard.press('Space');
    await tabTo('input[name="terms"]');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/register=success/);
    const [call] = await sandbox.sent('auth.register', login);
    expect(call?.body).toMatchObject({ email: login, terms: '1', notify: '0' });

    async function tabTo(selector: string): Promise<void> {
      for (let tries = 0; tries < 4; tries += 1) {
        await page.keyboard.press('Tab');
        if (await dialog.locator(selector).evaluate((node) => node === document.activeElement)) return;
      }
      throw new Error(`${selector} is not reached by Tab`);
    }
  });
});

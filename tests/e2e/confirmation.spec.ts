import type { APIRequestContext } from '@playwright/test';
import { fieldMessage, freshEmail } from './entrance';
import { address, expect, expectAccessible, inBothLanguages, test, texts } from './fixtures';

/** Title of the unsubscribe system page in the sandbox's content system. */
const DONE = { en: 'You are unsubscribed', fr: 'Désabonnement confirmé' };

/** Registers apart from the page, which stays a guest's; the platform then sends a confirmation code. */
async function register(request: APIRequestContext): Promise<string> {
  const email = freshEmail();
  const response = await request.post('/api/auth.register?v=2.34&locale=en', {
    multipart: { email, password: 'Secret123', currency: 'EUR', terms: '1', notify: '1' },
  });
  expect(await response.json()).toMatchObject({ error: null });
  return email;
}

inBothLanguages((locale) => {
  const { support } = texts[locale];

  test(`R-UNS-02, R-UNS-03 a confirmation link (${locale}): good, then used, then by a typed code`, async ({
    page,
    request,
    sandbox,
  }) => {
    const contact = await register(request);
    const code = await sandbox.code(contact, 'contact');
    const link = `${address(locale, '/confirmation')}?contact=${encodeURIComponent(contact)}&code=${code}`;
    await page.goto(link);
    await page.waitForURL(`**${address(locale, '/confirmation/success')}`);
    await expect(page.getByRole('heading', { level: 1, name: support.confirmation.doneTitle })).toBeVisible();
    await expectAccessible(page);
    const [call, ...others] = await sandbox.sent('account.confirmContact', contact);
    expect(others).toEqual([]);
    expect(call?.body).toEqual({ contact, code });

    await page.goto(link);
    await expect(page.getByRole('alert').filter({ hasText: support.confirmation.failed })).toBeVisible();
    await expect(page.locator('main input[name="contact"]')).toHaveValue(contact);
    await expect(page.getByRole('link', { name: support.confirmation.help })).toBeVisible();
    await expectAccessible(page);

    const other = await register(request);
    await page.locator('main input[name="contact"]').fill(other);
    await page.locator('main input[name="code"]').fill(await sandbox.code(other, 'contact'));
    await page.locator('main input[name="code"]').press('Enter');
    await page.waitForURL(`**${address(locale, '/confirmation/success')}`);
  });

  test(`R-UNS-03 a wrong confirmation link (${locale}) says so and keeps the contact`, async ({
    page,
    request,
    sandbox,
  }) => {
    const contact = await register(request);
    await page.goto(
      `${address(locale, '/confirmation')}?contact=${encodeURIComponent(contact)}&code=wrong&utm_source=mail`,
    );
    await expect(page.getByRole('alert').filter({ hasText: support.confirmation.failed })).toBeVisible();
    await page.locator('main input[name="code"]').fill('000000');
    await page.locator('main').locator('button[type="submit"]').click();
    const code = page.locator('main input[name="code"]');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    expect(await fieldMessage(code)).not.toBe('');
    await expect(page.locator('main input[name="contact"]')).toHaveValue(contact);
    expect(await sandbox.sent('account.confirmContact', contact)).toHaveLength(2);
    expect(new URL(page.url()).pathname).toBe(address(locale, '/confirmation'));

    await page.goto(address(locale, '/confirmation'));
    await expect(page.getByRole('heading', { level: 1, name: support.confirmation.title })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });

  test(`R-UNS-01 an unsubscribe link (${locale}): good, again, wrong, and none`, async ({
    page,
    request,
    sandbox,
  }) => {
    const contact = await register(request);
    const code = await sandbox.code(contact, 'unsubscribe');
    const to = (given: string) =>
      `${address(locale, '/unsubscribe')}?contact=${encodeURIComponent(contact)}&code=${given}`;
    const heading = page.getByRole('heading', { level: 1 });
    for (const times of [1, 2]) {
      await page.goto(to(code));
      await expect.poll(async () => (await sandbox.sent('account.unsubscribe', contact)).length).toBe(times);
      await expect(heading).toHaveText(DONE[locale]);
      await expect(heading).toHaveCount(1);
    }
    const [call] = await sandbox.sent('account.unsubscribe', contact);
    expect(call?.body).toEqual({ contact, code });
    await expectAccessible(page);

    await page.goto(to('wrong'));
    await expect(heading).toHaveText(support.unsubscribe.failedTitle);
    await expect(page.getByRole('link', { name: support.toSupport })).toBeVisible();
    await page.getByRole('button', { name: support.unsubscribe.again }).click();
    await expect(heading).toHaveText(support.unsubscribe.failedTitle);
    await expectAccessible(page);
    await page.goto(address(locale, '/unsubscribe'));
    await expect(heading).toHaveText(support.unsubscribe.noLinkTitle);
  });
});

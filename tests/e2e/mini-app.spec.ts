import type { Page } from '@playwright/test';
import { address, expect, inBothLanguages, signIn, test, texts } from './fixtures';

/** The operator's text for a registration that failed, in the sandbox's content system. */
const FAILED = {
  en: 'We could not create your account. Please try again in a moment.',
  fr: 'Nous n’avons pas pu créer votre compte. Veuillez réessayer dans un instant.',
};

/** The object that the messenger's apps give every page they show. */
function inMessenger(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.assign(window, { TelegramWebviewProxy: { postEvent: () => undefined } });
  });
}

/** A messenger user nobody else in the run is. */
function freshUser(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 1_000_000_000 + random;
}

inBothLanguages((locale) => {
  test(`R-MINI-01, R-MINI-02, R-SHAPE-09 the messenger's user (${locale}) is registered by itself`, async ({
    page,
    sandbox,
    baseURL,
  }) => {
    const user = freshUser();
    const target = await sandbox.miniAppAddress(baseURL ?? '', user, locale);
    await inMessenger(page);
    await page.route('**/api/auth.register*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(target);
    await expect(page.getByRole('status').filter({ hasText: texts[locale].common.loading })).toBeVisible();
    await expect(page.getByTestId('balance')).toHaveText('100 €');
    await expect(page.getByRole('status').filter({ hasText: texts[locale].common.loading })).toHaveCount(0);
    expect(page.url()).not.toContain('tgWebAppData');
    expect(new URL(page.url()).hash).toBe('');

    const payload = new URLSearchParams(new URL(target).hash.slice(1)).get('tgWebAppData') ?? '';
    const [call, ...others] = await sandbox.sent('auth.register', String(user));
    expect(others).toEqual([]);
    expect(call?.body).toEqual({
      is_tg: '1',
      id: String(user),
      username: `alex_mini_${user}`,
      hash: new URLSearchParams(payload).get('hash'),
      language_code: locale,
      payload,
    });

    await page.reload();
    await expect(page.getByTestId('balance')).toHaveText('100 €');
    await page.goto(address(locale, '/offers'));
    await expect(page.getByTestId('balance')).toHaveText('100 €');
    expect(page.url()).not.toContain('tgWebApp');
    expect(await sandbox.sent('auth.register', String(user))).toHaveLength(1);
  });

  test(`R-MINI-03 data that are not signed (${locale}) end in a toast, and the site stays usable`, async ({
    page,
    sandbox,
    baseURL,
  }) => {
    const user = freshUser();
    const target = await sandbox.miniAppAddress(baseURL ?? '', user, locale);
    await inMessenger(page);
    await page.goto(target.replace(/hash%3D[0-9a-f]{6}/, 'hash%3D000000'));
    await expect(page.getByRole('alert').filter({ hasText: FAILED[locale] })).toBeVisible();
    expect(await sandbox.sent('auth.register', String(user))).toHaveLength(1);
    await expect(
      page.getByRole('banner').getByRole('button', { name: texts[locale].common.logIn }),
    ).toBeVisible();
    expect(page.url()).not.toContain('tgWebAppData');
  });
});

inBothLanguages((locale) => {
  test(`a link with another's data (${locale}) signs nobody in before they said to continue`, async ({
    page,
    sandbox,
    baseURL,
  }) => {
    const user = freshUser();
    const target = await sandbox.miniAppAddress(baseURL ?? '', user, locale);
    const { continueAs } = texts[locale].auth;
    const question = page.getByRole('alertdialog', { name: continueAs.title.replace('{name}', 'Alex') });
    await page.goto(target);
    await expect(question).toBeVisible();
    expect(await sandbox.sent('auth.register', String(user))).toEqual([]);
    await question.getByRole('button', { name: continueAs.cancel }).click();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(question).toHaveCount(0);
    expect(await sandbox.sent('auth.register', String(user))).toEqual([]);

    await page.goto('about:blank');
    await page.goto(target);
    await question.getByRole('button', { name: continueAs.confirm }).click();
    await expect(page.getByTestId('balance')).toHaveText('100 €');
    expect(await sandbox.sent('auth.register', String(user))).toHaveLength(1);
  });
});

test('R-MINI-04 a player who is signed in is not registered again', async ({ page, sandbox, baseURL }) => {
  await signIn(page, await sandbox.player({ balance: 33 }));
  const user = freshUser();
  await page.goto(await sandbox.miniAppAddress(baseURL ?? '', user, 'en'));
  await expect(page.getByTestId('balance')).toHaveText('33 €');
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await page.waitForLoadState('networkidle');
  expect(await sandbox.sent('auth.register', String(user))).toEqual([]);
});

test('R-MINI-05 in a frame every call carries the non-strict flag', async ({ page, sandbox, baseURL }) => {
  const user = freshUser();
  const target = await sandbox.miniAppAddress(baseURL ?? '', user, 'en');
  await inMessenger(page);
  await page.goto('/terms');
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.width = '360';
    frame.height = '600';
    frame.name = 'messenger';
    document.body.prepend(frame);
  }, target);
  await expect.poll(async () => (await sandbox.sent('auth.register', String(user))).length).toBe(1);
  const [call] = await sandbox.sent('auth.register', String(user));
  expect(call?.query).toEqual({ v: '2.34', locale: 'en', non_strict: '1' });
});

test('R-API-03 in a frame the calls behind a page that a link opens carry the flag, too', async ({
  page,
  sandbox,
}) => {
  await signIn(page, await sandbox.player({ balance: 33 }));
  const { value: sid } = (await page.context().cookies()).find(({ name }) => name === 'sid') ?? { value: '' };
  await page.goto('/terms');
  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), {
      src: '/offers',
      width: '360',
      height: '600',
    });
    frame.name = 'framed';
    document.body.prepend(frame);
  });
  const framed = page.frameLocator('iframe[name=framed]');
  await expect(framed.getByTestId('balance')).toHaveText('33 €');
  await framed.locator('a[href="/cashier/deposit"]:visible').first().click();
  await expect(framed.getByRole('textbox', { name: texts.en.cashier.amount })).toBeVisible();
  const calls = (await sandbox.log()).filter(
    ({ method, headers }) => method === 'cashier.getdepositsettings' && headers['cookie']?.includes(sid),
  );
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter(({ query }) => query['non_strict'] !== '1')).toEqual([]);
});

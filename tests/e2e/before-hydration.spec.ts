import { address, expect, inBothLanguages, signIn, test, texts } from './fixtures';
import { areaTexts } from './player-area';

inBothLanguages((locale) => {
  const { cashier } = texts[locale];
  const { loyalty } = areaTexts[locale];

  test(`R-LOY-13 who was a player at the last visit (${locale}) is not invited to join before the page is hydrated`, async ({
    page,
    sandbox,
  }) => {
    await page.goto(address(locale, '/loyalty'));
    await expect(page.getByText(loyalty.guestTitle)).toBeVisible();
    await signIn(page, await sandbox.player());
    await page.goto(address(locale, '/terms'));
    await expect(page.getByTestId('balance')).toBeVisible();
    await page.route('**/_next/static/chunks/*.js', () => undefined);
    await page.goto(address(locale, '/loyalty'), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(loyalty.guestTitle)).toBeHidden();
  });

  test(`R-CASH-01 the deposit (${locale}) is rendered by the server, for its player alone`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ balance: 100 });
    await signIn(page, player);
    const response = await page.request.get(address(locale, '/cashier/deposit'));
    expect(response.headers()['cache-control']).toContain('no-store');
    const html = await response.text();
    expect(html).toContain(cashier.method.label);
    expect(html).toContain('/cashier/deposit/card');
    expect(html).toContain(`"uid":${player.uid}`);
  });

  test(`R-CASH-02 what is typed and clicked before the form is hydrated (${locale}) is sent, once`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ balance: 100 });
    await signIn(page, player);
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    // Otherwise the test's own calls in the page count as an interaction.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
    );
    await page.goto(address(locale, '/cashier/deposit/card'));
    await expect(page.getByTestId('balance')).toBeVisible();
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await isReleased;
      await route.continue();
    });
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('makedeposit')) requested.push(request.postData() ?? '');
    });
    const form = page.locator('main form');
    await form.locator('input[name="amount"]').focus();
    await page.keyboard.type('45');
    const [number, holder] = await form.locator('input:not([name="amount"])').all();
    await number?.fill('4242 4242 4242 4242');
    await holder?.fill('Ann Lee');
    for (let press = 0; press < 10; press += 1)
      await form.locator('button[type="submit"]').click({ delay: 0 });
    expect(requested).toHaveLength(0);
    release();
    await expect.poll(() => requested.length).toBe(1);
    await expect(page).toHaveURL(/\/platform\/pay\//);
    expect(requested).toHaveLength(1);
    expect(requested[0]).toContain('45');
  });

  test(`R-CASH-02 what the browser puts back into the form on the way back (${locale}) is what the button sends`, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, await sandbox.player({ balance: 100 }));
    await page.goto(address(locale, '/cashier/deposit/card'));
    await page.locator('input[name="amount"]').fill('123');
    const button = page.locator('main form button[type="submit"]');
    await expect(button).toContainText('123');
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto(address(locale, '/terms'));
    await page.goBack();
    await expect(page.locator('input[name="amount"]')).toHaveValue('123');
    await expect(button).toContainText('123');
  });
});

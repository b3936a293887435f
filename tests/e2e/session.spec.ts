import { submitLogin } from './entrance';
import { address, expect, expectQuiet, inBothLanguages, signIn, test, texts } from './fixtures';

/** Long enough for no other test to notice; the browser's clock is wound on. */
const LIMIT_SECONDS = 600;

inBothLanguages((locale) => {
  const { common, session } = texts[locale];

  test(`R-SESS-01 a reload (${locale}) keeps the session, and fetches the user once`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ balance: 1250.5 });
    await signIn(page, player);
    await page.goto(address(locale, '/'));
    await expect(page.getByTestId('balance')).toHaveText('1,250.50 €');
    let requested = 0;
    page.on('request', (request) => {
      if (request.url().includes('account.getInfo')) requested += 1;
    });
    await page.reload();
    await expect(page.getByTestId('balance')).toHaveText('1,250.50 €');
    await page.waitForLoadState('networkidle');
    expect(requested).toBe(1);
  });

  test(`R-SESS-01 a cookie that no longer counts (${locale}) never shows a player, not for a moment`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ balance: 77 });
    await signIn(page, player);
    await page.goto(address(locale, '/'));
    await expect(page.getByTestId('balance')).toHaveText('77 €');
    await sandbox.endSessions(player.login);
    const html = await (await page.request.get(address(locale, '/'))).text();
    expect(html).not.toContain('data-testid="balance"');
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('[data-testid="balance"]')) Object.assign(window, { wasSeen: true });
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    const logIn = page.getByRole('banner').getByRole('button', { name: common.logIn });
    await expect(logIn).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.localStorage.getItem('was_signed_in'))).toBeNull();
    expect(await page.evaluate(() => 'wasSeen' in window)).toBe(false);

    const guarded = await page.request.get(address(locale, '/profile/settings'), { maxRedirects: 0 });
    expect(guarded.status()).toBe(307);
    expect(guarded.headers()['location']).toContain('redirectUrl=');
  });

  test(`R-GUARD-01 a session that ended (${locale}): whoever signs in again reaches the page they had asked for`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ balance: 5 });
    await signIn(page, player);
    await page.goto(address(locale, '/profile/settings'));
    await expect(page.getByTestId('balance')).toHaveText('5 €');
    await expectQuiet(page);
    await sandbox.endSessions(player.login);
    await page
      .locator(`a[href="${address(locale, '/cashier/deposit')}"]:visible`)
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await submitLogin(dialog, player.login, player.password);
    await page.waitForURL((url) => url.pathname === address(locale, '/cashier/deposit'));
    await expect(page.getByTestId('balance')).toHaveText('5 €');
  });

  test(`R-SESS-04 to R-SESS-07 inactivity (${locale}): warning, countdown, any key, the button, sign-out`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.generalInfo({ time_to_force_logout: LIMIT_SECONDS });
    const player = await sandbox.player({ balance: 10 });
    await signIn(page, player);
    await page.clock.install();
    const known = page.waitForResponse('**/api/metadata.getgeneralinfo*');
    await page.goto(address(locale, '/offers'));
    await known;
    await expect(page.getByTestId('balance')).toBeVisible();
    const warning = page.getByRole('alertdialog', { name: session.inactivity.title });
    await page.waitForFunction((limit) => {
      const stored = window.localStorage.getItem('last_activity') ?? '';
      return stored.includes(`"limit":${limit}`);
    }, LIMIT_SECONDS);

    await page.clock.fastForward(440_000);
    await expect(warning).toHaveCount(0);
    await page.clock.fastForward(45_000);
    await expect(warning).toBeVisible();
    const left = async () => Number(/\d+/.exec((await warning.getByRole('timer').textContent()) ?? '')?.[0]);
    const shown = await left();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThanOrEqual(120);
    await page.clock.fastForward(20_000);
    await expect.poll(left).toBeLessThanOrEqual(shown - 20);

    await page.keyboard.press('Shift');
    await expect(warning).toHaveCount(0);
    await page.clock.fastForward(485_000);
    await warning.getByRole('button', { name: session.inactivity.stay }).click();
    await expect(warning).toHaveCount(0);
    await page.clock.fastForward(485_000);
    await expect(warning).toBeVisible();

    await page.clock.fastForward(120_000);
    await page.waitForURL((url) => url.pathname === address(locale, '/'));
    await expect(page.getByText(session.signedOutByInactivity)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: common.logIn })).toBeVisible();
    const info = await page.request.get('/api/account.getInfo?v=2.34&locale=en');
    expect(await info.json()).not.toMatchObject({ data: { uid: player.uid } });
  });

  test(`R-SESS-05 without a connection (${locale}) the warning still says how many seconds are left`, async ({
    page,
    context,
    sandbox,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::/);
    await sandbox.generalInfo({ time_to_force_logout: LIMIT_SECONDS });
    await signIn(page, await sandbox.player({ balance: 10 }));
    await page.clock.install();
    // Code and texts of the dialogs that come by themselves are fetched in idle time; those of signing in are the last.
    const { createAccount } = texts[locale].auth;
    const lastTexts = page.waitForResponse(async (response) =>
      response.request().resourceType() === 'script'
        ? (await response.text()).includes(createAccount)
        : false,
    );
    await page.goto(address(locale, '/offers'));
    await expect(page.getByTestId('balance')).toBeVisible();
    await page.waitForFunction((limit) => {
      const stored = window.localStorage.getItem('last_activity') ?? '';
      return stored.includes(`"limit":${limit}`);
    }, LIMIT_SECONDS);
    await page.mouse.move(50, 50);
    await page.clock.fastForward(6_000);
    await (await lastTexts).finished();
    await context.setOffline(true);
    await page.clock.fastForward(490_000);
    const warning = page.getByRole('alertdialog', { name: session.inactivity.title });
    await expect(warning.getByRole('timer')).toHaveText(/\d/);
    await context.setOffline(false);
  });

  test(`R-AUTH-14, R-AUTH-15 the hints (${locale}) show, do what they say, and stay closed`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ balance: 0 });
    await signIn(page, player);
    await page.goto(address(locale, '/'));
    const hints = page.getByRole('complementary', { name: session.hints.label });
    await expect(hints.getByText(session.hints.registration)).toBeVisible();
    const confirmation = hints.getByText(session.hints.confirmEmail.replace('{contact}', player.login));
    await expect(confirmation).toBeVisible();
    // The notification of the welcome quest, which the first click brings, stands above the hints, not over them.
    await hints.getByText(session.hints.registration).click();
    const notice = page.locator('[data-trigger="register"]');
    // The pointer keeps it there until it is measured.
    await notice.hover();
    const [above, below] = [await notice.boundingBox(), await hints.boundingBox()];
    expect((above?.y ?? Infinity) + (above?.height ?? Infinity)).toBeLessThanOrEqual(below?.y ?? 0);
    await hints.getByRole('button', { name: session.hints.confirmEmailButton }).click();
    const toast = page.getByRole('status').filter({
      hasText: session.hints.sent.replace('{contact}', player.login),
    });
    await toast.getByRole('button', { name: common.close }).click();
    await expect(toast).toHaveCount(0);
    await expect(confirmation).toHaveCount(0);
    expect(await sandbox.code(player.login, 'contact')).toMatch(/^\d{6}$/);
    await hints.getByRole('button', { name: session.hints.close }).click();
    await expect(hints).toHaveCount(0);
    await page.reload();
    await expect(page.getByTestId('balance')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(hints).toHaveCount(0);
  });
});

test.describe('when hints are not due', () => {
  test.use({ isTheSameAtEveryWidth: true });

  test('R-AUTH-14, R-AUTH-15 after two hours the first is gone, after five days the other', async ({
    page,
    sandbox,
  }) => {
    const hints = page.getByRole('complementary', { name: texts.en.session.hints.label });
    const hour = 3_600_000;
    await signIn(page, await sandbox.player({ regTime: Date.now() - 2 * hour - 60_000 }));
    await page.goto('/');
    await expect(hints.getByText(/confirm your email/i)).toBeVisible();
    await expect(hints.getByText(texts.en.session.hints.registration)).toHaveCount(0);
    await page.context().clearCookies();
    // A page of the player before would notice the other one, and reload by itself meanwhile.
    await page.goto('about:blank');
    await signIn(page, await sandbox.player({ regTime: Date.now() - 5 * 24 * hour - 60_000 }));
    await page.goto('/');
    await expect(page.getByTestId('balance')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(hints).toHaveCount(0);
  });
});

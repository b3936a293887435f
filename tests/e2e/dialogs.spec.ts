import type { Locator } from '@playwright/test';
import { clickBackdrop, openAuth, signUpButton, submitLogin } from './entrance';
import { address, expect, expectAccessible, inBothLanguages, signIn, test, texts } from './fixtures';

/** Clicks a control where it stands; a locator's own click would first scroll the page to the sticky header's place. */
async function clickInPlace(control: Locator): Promise<void> {
  // Until it is known who is here, a box lies in its place.
  await expect(control).toBeVisible();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not on the screen');
  await control.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

inBothLanguages((locale) => {
  const { auth, cashier, common, dialogs, games, menu, search } = texts[locale];

  test(`R-DLG-04 a dialog (${locale}) locks the page, closes by Escape, button and backdrop, and gives back focus and place`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(address(locale, '/terms'));
    await page.getByRole('main').evaluate((main) => main.style.setProperty('min-height', '3000px'));
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    const opener = signUpButton(page, locale);
    const dialog = page.getByRole('dialog');
    const exits: (() => Promise<void>)[] = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: common.close }).click(),
    ];
    if (!isMobile) exits.push(() => clickBackdrop(page));
    for (const close of exits) {
      await clickInPlace(opener);
      await expect(dialog.getByRole('heading', { name: auth.createAccount })).toBeVisible();
      if (!isMobile) await page.mouse.wheel(0, 600);
      // A page that could scroll would do so in the next frames.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await page.evaluate(() => window.scrollY)).toBe(400);
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(400);
    }
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  });

  // React takes its lanes for transitions in turn, so one of many could be that of the pending page.
  test(`a dialog (${locale}) shows its form while the next page is awaited, however often`, async ({
    page,
  }) => {
    const path = address(locale, '/offers');
    await page.route(
      (url) => url.pathname === path && url.searchParams.has('_rsc'),
      () => undefined,
    );
    await page.goto(address(locale, '/'));
    await page.locator(`a[data-soft][href="${path}"]:visible`).first().click();
    for (let round = 0; round < 12; round += 1) {
      const dialog = await openAuth(page, locale, 'authorization');
      await expect(dialog.locator('input[name="password"]')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });

  test(`back (${locale}) after a soft navigation closes the dialog with the page, and frees the scroll`, async ({
    page,
  }) => {
    await page.goto(address(locale, '/'));
    const dialog = page.getByRole('dialog');
    for (const [path, type] of [
      ['/offers', 'authorization'],
      ['/promotions', 'registration'],
    ] as const) {
      const before = page.url();
      await page
        .locator(`a[data-soft][href="${address(locale, path)}"]:visible`)
        .first()
        .click();
      await page.waitForURL(`**${address(locale, path)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await openAuth(page, locale, type);
      await page.goBack();
      await page.waitForURL(before);
      await expect(dialog).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveClass(/dialogOpen/);
      await page.goForward();
      await page.waitForURL(`**${address(locale, path)}`);
      await expect(dialog).toHaveCount(0);
    }
  });

  test(`the steps of the auth popup (${locale}) are accessible and fit the screen`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ hasTwoFactor: true });
    await page.goto(address(locale, '/'));
    const dialog = await openAuth(page, locale, 'registration');
    await expect(dialog.locator('input[name="email"]')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: auth.logIn, exact: true }).click();
    await expect(dialog.locator('input[name="password"]')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: auth.forgot }).click();
    await expect(dialog.getByText(auth.restoreLead)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: auth.backToLogin }).click();
    await submitLogin(dialog, player.login, player.password);
    await expect(dialog.getByRole('heading', { name: auth.twoFactor })).toBeVisible();
    await expectAccessible(page);
    const box = await dialog.boundingBox();
    const screen = page.viewportSize();
    expect(box?.width ?? 0).toBeLessThanOrEqual(screen?.width ?? 0);
    expect(box?.height ?? 0).toBeLessThanOrEqual(screen?.height ?? 0);
  });

  test(`menu, search, demo mode and a question (${locale}) are accessible, keep focus and close by Escape`, async ({
    page,
    sandbox,
    isMobile,
  }) => {
    const { sysname } = await sandbox.game();
    await page.goto(address(locale, `/game/${sysname}`));
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: games.playDemo }).first().click();
    await expect(dialog.getByRole('heading', { name: dialogs.demoMode.title })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.goto('about:blank');
    await signIn(page, await sandbox.player({ balance: 10 }));
    await page.goto(address(locale, '/cashier/wallet'));
    await page.locator('main select[name="currency"]').selectOption('USD');
    await page.getByRole('button', { name: cashier.currency.change, exact: true }).click();
    const question = page.getByRole('alertdialog', { name: cashier.currency.confirmTitle });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') ?? null)).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('button', { name: cashier.currency.change, exact: true })).toBeFocused();

    if (isMobile) {
      await page
        .getByRole('navigation', { name: menu.bottomMenu })
        .getByRole('button', { name: menu.menu })
        .click();
      await expect(dialog.getByRole('heading', { name: menu.menu })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await page.getByRole('button', { name: menu.search }).first().click();
    await expect(dialog.getByRole('heading', { name: search.title })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('what does not depend on the screen', () => {
  test.use({ isTheSameAtEveryWidth: true });

  test('R-DLG-02 a dialog over another keeps the one beneath, and Escape takes one at a time', async ({
    page,
    sandbox,
  }) => {
    await sandbox.generalInfo({ time_to_force_logout: 600 });
    await signIn(page, await sandbox.player({ balance: 10 }));
    await page.clock.install();
    await page.goto('/');
    await page.waitForFunction(() =>
      (window.localStorage.getItem('last_activity') ?? '').includes('"limit":600'),
    );
    await page.getByRole('banner').getByRole('button', { name: texts.en.menu.search }).click();
    const search = page.getByRole('dialog', { name: texts.en.search.title });
    await search.getByRole('combobox').fill('book');
    await page.clock.fastForward(485_000);
    const warning = page.getByRole('alertdialog', { name: texts.en.session.inactivity.title });
    await expect(warning).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(warning).toHaveCount(0);
    await expect(search).toBeVisible();
    await expect(search.locator('input').first()).toHaveValue('book');
    await expect(search.locator('input').first()).toBeFocused();
    // A search field takes the first Escape to empty itself.
    await page.keyboard.press('Escape');
    await expect(search.locator('input').first()).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
  });

  test('R-DLG-08 a toast closes by itself after five seconds, or by hand', async ({ page, sandbox }) => {
    await signIn(page, await sandbox.player({ balance: 10 }));
    await page.clock.install();
    await page.goto('/');
    const hints = page.getByRole('complementary', { name: texts.en.session.hints.label });
    await hints.getByRole('button', { name: texts.en.session.hints.confirmEmailButton }).click();
    const toast = page.getByRole('status').filter({ hasText: /We have sent/ });
    // Under the pointer it stays, however long it takes to measure it.
    await toast.hover();
    const [header, box] = [await page.getByRole('banner').boundingBox(), await toast.boundingBox()];
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await page.mouse.move(5, 600);
    await page.clock.fastForward(5_100);
    await expect(toast).toHaveCount(0);
  });
});

test.describe('with reduced motion', () => {
  test.use({ isTheSameAtEveryWidth: true, contextOptions: { reducedMotion: 'reduce' } });

  for (const [width, height] of [
    [1366, 657],
    [844, 390],
  ] as const) {
    test(`the sign-up opens at its top in ${width}x${height}, its terms and button in sight`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/terms');
      const dialog = await openAuth(page, 'en', 'registration');
      await expect(dialog.locator('input[name="email"]')).toBeFocused();
      const { createAccount, offers, register } = texts.en.auth;
      await expect(dialog.getByRole('heading', { name: createAccount })).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByText(offers.legend)).toBeInViewport({ ratio: 1 });
      await expect(dialog.locator('input[name="terms"]')).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: register })).toBeInViewport({ ratio: 1 });
    });
  }
});

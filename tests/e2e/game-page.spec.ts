import { submitLogin } from './entrance';
import {
  address,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  inBothLanguages,
  signIn,
  test,
  texts,
} from './fixtures';
import { profileTexts } from './messages';

inBothLanguages((locale) => {
  const { auth, common, dialogs, games } = texts[locale];

  test(`R-GAME-15 a demo (${locale}) is marked as such, and is left to where it was opened`, async ({
    page,
  }) => {
    const hall = address(locale, '/gamehall?type=slot');
    await page.goto(hall);
    await page
      .locator(`main a[href^="${address(locale, '/game/')}"]`)
      .nth(2)
      .click();
    await page.waitForURL(`**${address(locale, '/game/')}*`);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: games.playDemo }).click();
    await page.getByRole('dialog').getByRole('button', { name: dialogs.demoMode.start }).click();
    await expect(page.getByRole('note')).toHaveText(games.demoNote);
    await expect(page.locator('iframe')).toHaveAttribute('src', /mode=demo/);
    await expectAccessible(page);
    await page.getByRole('link', { name: games.exit }).click();
    await page.waitForURL(`**${hall}`);
  });

  test(`R-GUARD-09 from #real (${locale}) closing leads home, signing in leads back to the game`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ balance: 50 });
    const { sysname } = await sandbox.game();
    const game = address(locale, `/game/${sysname}`);
    const dialog = page.getByRole('dialog');
    await page.goto(`${game}#real`);
    await expect(dialog.getByRole('heading', { name: auth.createAccount })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.pathname === address(locale, '/'));

    await page.goto(game);
    await page.getByRole('button', { name: games.playReal }).click();
    await dialog.getByRole('button', { name: auth.logIn, exact: true }).click();
    await submitLogin(dialog, player.login, player.password);
    await expect(dialog).toHaveCount(0);
    await expect(page.frameLocator('iframe').locator('#spin')).toBeEnabled();
    await expect(page).toHaveURL((url) => url.pathname === game && url.hash === '');
    await expect(page.locator('iframe')).toHaveAttribute('src', /mode=real/);
  });

  test(`R-GAME-09, R-GAME-10 a player’s game page (${locale}): full screen, favourite, hostile messages, a failed frame`, async ({
    page,
    sandbox,
    expectedErrors,
  }) => {
    expectedErrors.push(/503/);
    // As on an iPhone, whose browser has no full screen for elements.
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }),
    );
    await signIn(page, await sandbox.player({ balance: 50 }));
    const { sysname, name } = await sandbox.game();
    await page.route('**/platform/game/**', (route) => route.fulfill({ status: 503, body: 'overloaded' }));
    await page.goto(address(locale, `/game/${sysname}`));
    await expect(page.locator('main').getByRole('alert')).toContainText(games.gameFailed);
    await expectAccessible(page);
    await page.unroute('**/platform/game/**');
    await page.getByRole('button', { name: common.retry }).click();
    await expect(page.frameLocator('iframe').locator('#spin')).toBeEnabled();

    await page.evaluate(() => {
      window.postMessage({ type: 'game:exit' }, '*');
      window.postMessage('game:exit', '*');
    });
    await page.getByRole('button', { name: games.fullScreen, exact: true }).click();
    const screen = page.viewportSize();
    await expect
      .poll(async () => (await page.locator('iframe').boundingBox())?.height ?? 0)
      .toBeGreaterThan((screen?.height ?? 0) - 60);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: games.fullScreen, exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/game/${sysname}$`));

    const heart = page
      .getByRole('banner')
      .getByRole('button', { name: games.favourite.replace('{name}', name) });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(games.related)).toBeVisible();
    await page.getByRole('link', { name: games.exit }).click();
    await page.waitForURL(`**${address(locale, '/gamehall')}`);
  });

  test(`R-GAME-19 a round (${locale}) stands in the game history, which can be had as a file`, async ({
    page,
    sandbox,
  }) => {
    const { bets } = profileTexts(locale);
    await signIn(page, await sandbox.player({ balance: 50 }));
    const { sysname, name } = await sandbox.game();
    await page.goto(address(locale, `/game/${sysname}`));
    const balance = page.getByTestId('balance');
    await expect(balance).toHaveText('50 €');
    await page.frameLocator('iframe').locator('#spin').click();
    await expect(balance).not.toHaveText('50 €');

    await page.goto(address(locale, '/profile/bets'));
    const rounds = page.getByRole('main').getByRole('list').getByRole('listitem').filter({ hasText: name });
    await expect(rounds).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: bets.export }).click();
    await expect(page.getByText(bets.exportWaiting)).toBeVisible();
    await sandbox.later(30_000, async () => {
      const file = page.getByRole('link', { name: bets.export });
      await expect(file).toBeVisible({ timeout: 15_000 });
      const response = await page.request.get((await file.getAttribute('href')) ?? '');
      expect(await response.text()).toContain(sysname);
    });
    await rounds.getByRole('link').click();
    await page.waitForURL(`**${address(locale, `/game/${sysname}`)}`);
  });

  test(`a game (${locale}) keeps within its frame, and has the whole of a low screen`, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, await sandbox.player({ balance: 50 }));
    const { sysname } = await sandbox.game();
    await page.goto(address(locale, `/game/${sysname}`));
    const frame = page.locator('iframe');
    const game = page.frameLocator('iframe');
    await expect(game.locator('#spin')).toBeEnabled();
    // Said and shown by the page around it.
    await expect(game.getByRole('heading')).toBeHidden();
    await expect(game.locator('#exit')).toBeHidden();
    await expect(game.locator('#balance')).toBeHidden();
    await expect(page.getByRole('timer')).toBeAttached();
    for (const [width, height, bar] of [
      [360, 740, 44],
      [760, 360, 0],
      [1440, 900, 44],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await frame.boundingBox())?.height).toBe(height - bar);
      const hidden = await game.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight);
      expect(hidden, `at ${width}×${height}`).toBe(0);
      for (const control of ['#spin', '#less', '#more', '#auto']) {
        await expect(game.locator(control), `${control} at ${width}×${height}`).toBeInViewport({ ratio: 1 });
      }
      await expectNoSidewaysScroll(page);
    }
  });
});

import type { Page } from '@playwright/test';
import {
  address,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  inBothLanguages,
  signIn,
  test,
  type Locale,
} from './fixtures';
import { PLAYER_GROUPS, PUBLIC_GROUPS, realAddress } from './routes';

inBothLanguages((locale) => {
  for (const [about, paths] of Object.entries(PUBLIC_GROUPS)) {
    test(`R-SHAPE-02, R-ROUTE-01 pages ${about} (${locale}) show whole, accessible and within the screen`, async ({
      page,
    }) => {
      for (const path of paths) await expectWholePage(page, locale, path);
    });
  }

  for (const [about, paths] of Object.entries(PLAYER_GROUPS)) {
    test(`R-SHAPE-02, R-ROUTE-01 pages ${about} (${locale}) show whole to a player, accessible and within the screen`, async ({
      page,
      sandbox,
    }) => {
      await signIn(page, await sandbox.player({ balance: 250, locale }));
      for (const path of paths) {
        await expectWholePage(page, locale, path, () => expect(page.getByTestId('balance')).toBeVisible());
      }
    });
  }
});

/** Opens the page; `isReady` waits for what only some pages show. */
async function expectWholePage(
  page: Page,
  locale: Locale,
  path: string,
  isReady?: () => Promise<void>,
): Promise<void> {
  await test.step(path, async () => {
    const response = await page.goto(address(locale, await realAddress(path)));
    expect(response?.status()).toBe(200);
    await isReady?.();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toBeEmpty();
    await expect(page.locator('header')).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

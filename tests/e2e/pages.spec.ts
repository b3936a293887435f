import {
  address,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  inBothLanguages,
  signIn,
  test,
} from './fixtures';
import { PLAYER_PAGES, PUBLIC_PAGES, realAddress } from './routes';

inBothLanguages((locale) => {
  for (const path of PUBLIC_PAGES) {
    test(`R-SHAPE-02, R-ROUTE-01 ${address(locale, path)} shows its page whole, accessible and within the screen`, async ({
      page,
    }) => {
      const response = await page.goto(address(locale, await realAddress(path)));
      expect(response?.status()).toBe(200);
      await expectWholePage(page, locale);
    });
  }

  for (const path of PLAYER_PAGES) {
    test(`R-SHAPE-02, R-ROUTE-01 ${address(locale, path)} shows its page to a player`, async ({
      page,
      sandbox,
    }) => {
      await signIn(page, await sandbox.player({ balance: 250, locale }));
      const response = await page.goto(address(locale, await realAddress(path)));
      expect(response?.status()).toBe(200);
      await expect(page.getByTestId('balance')).toBeVisible();
      await expectWholePage(page, locale);
    });
  }
});

async function expectWholePage(page: import('@playwright/test').Page, locale: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).not.toBeEmpty();
  await expect(page.locator('header')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

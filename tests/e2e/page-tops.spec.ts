import { address, expect, inBothLanguages, test } from './fixtures';

/** A smooth scroll would be over by then. */
const SETTLED_MS = 800;
const PATHS = ['/offers', '/gamehall', '/', '/terms'];

inBothLanguages((locale) => {
  test(`R-ROUTE-30 a page (${locale}) opened from the foot of another begins at its top`, async ({
    page,
  }) => {
    await page.goto(address(locale, '/bonus-terms'));
    await page.waitForLoadState('networkidle');
    for (const path of PATHS) {
      const to = address(locale, path);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.locator(`footer a[href="${to}"]`).first().click();
      await page.waitForURL((url) => url.pathname === to);
      await page.waitForTimeout(SETTLED_MS);
      await expect.poll(() => page.evaluate(() => window.scrollY), path).toBe(0);
    }
  });
});

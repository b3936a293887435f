import type { Page } from '@playwright/test';
import { address, expect, inBothLanguages, test } from './fixtures';

/** Stylesheets a page requests, by whether they belong to one page or are Turbopack's own. */
function styleRequests(page: Page) {
  const requested = { joined: [] as string[], own: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.css')) return;
    requested[pathname.startsWith('/_next/static/css/') ? 'joined' : 'own'].push(pathname);
  });
  return requested;
}

/** How a tile and the page itself look: what no browser shows without the product's styles. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [document.body, document.querySelector('[data-tile] a')].map((element) => {
      const { backgroundColor, display, fontFamily, textDecorationLine } = getComputedStyle(
        element ?? new Image(),
      );
      return [backgroundColor, display, fontFamily, textDecorationLine];
    }),
  );

inBothLanguages((locale) => {
  test(`a page (${locale}) gets all its styles in one file, and the next page only what is new`, async ({
    page,
  }) => {
    const requested = styleRequests(page);
    await page.goto(address(locale, '/'));
    await page.waitForLoadState('networkidle');
    expect(requested.joined).toHaveLength(1);
    // Code that comes later brings styles of its own; what has come in the one file is not fetched again.
    const come = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--joined').split(/[" ]/).filter(Boolean),
    );
    expect(come.length).toBeGreaterThan(3);
    expect(requested.own.filter((path) => come.includes(path))).toEqual([]);
    const hall = address(locale, '/gamehall');
    await page.locator(`a[href="${hall}"]`).filter({ visible: true }).first().click();
    await page.waitForURL(`**${hall}`);
    await expect(page.locator('[data-tile]').first()).toBeVisible();
    expect(requested.joined).toHaveLength(1);
    expect(requested.own.filter((path) => come.includes(path))).toEqual([]);
    const soft = await looks(page);
    await page.goto(hall);
    await page.waitForLoadState('networkidle');
    expect(await looks(page)).toEqual(soft);
  });
});

test.describe('without the one file', () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED .*\/_next\/static\/css\//] });

  test("a page is dressed by Turbopack's own styles", async ({ page }) => {
    await page.goto('/gamehall');
    const whole = await looks(page);
    await page.route('**/_next/static/css/**', (route) => route.abort());
    const requested = styleRequests(page);
    await page.goto('/gamehall');
    await expect.poll(() => looks(page)).toEqual(whole);
    expect(requested.own.length).toBeGreaterThan(1);
  });
});

import type { Page } from '@playwright/test';
import { openAuth } from './entrance';
import { address, expect, LOCALES, signIn, test } from './fixtures';
import { PLAYER_PAGES, PUBLIC_PAGES, realAddress } from './routes';
import { brokenWords, expectWordsFit } from './words-fit';

/** The narrowest phone, both edges of each of the seven ranges (R-RESP-01), and a wide screen. */
const WIDTHS = [320, 767, 768, 991, 992, 1279, 1280, 1365, 1366, 1439, 1440, 1919, 1920, 2560];

/** The same, upright, and phones held sideways. */
const SIZES = [
  ...WIDTHS.map((width) => ({ width, height: 800 })),
  { width: 667, height: 375 },
  { width: 844, height: 390 },
];

test.use({ isTheSameAtEveryWidth: true });

/** Elements of the page that stick out of the window on either side, though nothing around them scrolls or cuts. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCut = (element: Element): boolean =>
      element.parentElement !== null &&
      (getComputedStyle(element.parentElement).overflowX !== 'visible' || isCut(element.parentElement));
    const controls = document.querySelectorAll('main :is(a, button, input, select, h1, h2, h3, p, img)');
    return [...controls]
      .filter((element) => {
        const { left, right, width: own } = element.getBoundingClientRect();
        return own > 1 && (right > width + 1 || left < -1) && !isCut(element);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

async function expectUsableAtEveryWidth(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const { width } = size;
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(await stickingOut(page), `${page.url()} at ${width} px`).toEqual([]);
    expect.soft(await brokenWords(page), `${page.url()} at ${width} px`).toEqual([]);
    // Where the heading is for readers alone, what the page shows first stands for it.
    const heading = page.locator('h1');
    const isForReaders = ((await heading.boundingBox())?.width ?? 0) <= 1;
    const seen = isForReaders ? page.getByRole('main').locator('a, iframe, p').first() : heading;
    await expect.soft(seen).toBeInViewport();
  }
}

async function enlargeLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** As a visitor sees a page who has set the browser's letters twice as large, on a phone. */
async function expectUsableInLargeLetters(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await enlargeLetters(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${page.url()} scrolls sideways in large letters`).toBeLessThanOrEqual(0);
  expect.soft(await stickingOut(page), `${page.url()} in large letters`).toEqual([]);
}

for (const locale of LOCALES) {
  test(`pages (${locale}) keep to a phone's width in letters twice as large`, async ({ page, sandbox }) => {
    test.setTimeout(450_000);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of PUBLIC_PAGES) {
      await page.goto(address(locale, await realAddress(path)));
      await expectUsableInLargeLetters(page);
    }
    await signIn(page, await sandbox.player({ balance: 123_456.78, locale }));
    for (const path of PLAYER_PAGES) {
      await page.goto(address(locale, await realAddress(path)));
      await expectUsableInLargeLetters(page);
    }
  });

  test(`the narrowest phone (${locale}) shows the ways to sign up in letters twice as large`, async ({
    page,
  }) => {
    // With a scrollbar, which a phone has not.
    await page.setViewportSize({ width: 336, height: 740 });
    await page.goto(address(locale, '/terms'));
    const dialog = await openAuth(page, locale, 'registration');
    await expect(dialog.locator('section button').first()).toBeVisible();
    await enlargeLetters(page);
    await expectWordsFit(page);
  });

  test(`the narrowest phone (${locale}) shows bets in letters twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    // The one account that has played.
    await signIn(page, { login: 'demo@example.com', password: 'Demo1234' });
    await page.goto(address(locale, '/profile/bets'));
    await expect(page.getByRole('main').locator('a[href*="/game/"]').first()).toBeVisible();
    await expectUsableInLargeLetters(page);
  });

  test(`R-RESP-01, R-RESP-02 public pages (${locale}) are usable at both edges of every range`, async ({
    page,
  }) => {
    test.setTimeout(450_000);
    for (const path of PUBLIC_PAGES) {
      await page.goto(address(locale, await realAddress(path)));
      await expectUsableAtEveryWidth(page);
    }
  });

  test(`R-RESP-01, R-RESP-02 a player's pages (${locale}) are usable at both edges of every range`, async ({
    page,
    sandbox,
  }) => {
    test.setTimeout(450_000);
    await signIn(page, await sandbox.player({ balance: 123_456.78, locale }));
    for (const path of PLAYER_PAGES) {
      await page.goto(address(locale, await realAddress(path)));
      await expectUsableAtEveryWidth(page);
    }
  });
}

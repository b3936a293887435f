import type { Locator, Page } from '@playwright/test';
import { openAuth } from './entrance';
import { address, expect, expectAccessible, inBothLanguages, signIn, test, texts } from './fixtures';

const shown = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    scheme: getComputedStyle(document.documentElement).colorScheme,
    bar: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
  }));
const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
/** A colour without an alpha channel, which would begin with `rgba` or hold a slash. */
const OPAQUE = /^rgb\([^/]+\)$/;
const DARK = { theme: 'dark', scheme: 'dark', bar: '#0b0a14' };
const LIGHT = { theme: 'light', scheme: 'light', bar: '#f4f4f8' };

inBothLanguages((locale) => {
  const { common, layout, menu } = texts[locale];

  test(`a guest (${locale}) chooses the light look by keyboard, and every later page begins with it`, async ({
    page,
  }) => {
    await page.goto(address(locale, '/terms'));
    expect(await shown(page)).toEqual(DARK);
    await page.getByRole('contentinfo').getByRole('button', { name: layout.appearance }).focus();
    await page.keyboard.press('Enter');
    const choice = page.getByRole('dialog').getByRole('radiogroup', { name: menu.appearance });
    await choice.getByRole('radio', { name: menu.themes.dark }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(choice.getByRole('radio', { name: menu.themes.light })).toBeChecked();
    expect(await shown(page)).toEqual(LIGHT);
    await expectAccessible(page);

    // Judged by the first frame: what is there when the document's body begins is what is painted.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { firstTheme: document.documentElement.dataset.theme });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(address(locale, '/offers'));
    expect(await page.evaluate(() => (window as { firstTheme?: string }).firstTheme)).toBe('light');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shown(page)).toEqual(LIGHT);
  });

  test(`a player (${locale}) lets the look follow the system in the account's menu`, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, await sandbox.player({ locale }));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address(locale, '/terms'));
    expect(await shown(page)).toEqual(DARK);
    await page.getByRole('banner').getByRole('button', { name: common.profile }).click();
    await page.getByRole('dialog').getByText(menu.themes.system, { exact: true }).click();
    expect(await shown(page)).toEqual(LIGHT);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => shown(page)).toEqual(DARK);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    expect(await shown(page)).toEqual(LIGHT);
  });

  test(`in high contrast (${locale}) nothing is seen through what lies over the page`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(address(locale, '/terms'));
    expect.soft(await background(page.getByRole('banner'))).toMatch(OPAQUE);
    const dialog = await openAuth(page, locale, 'registration');
    const submit = dialog.locator('button[type="submit"]');
    await expect(submit).toBeVisible();
    expect.soft(await background(dialog.locator('> div'))).toMatch(OPAQUE);
    expect.soft(await background(submit)).toMatch(OPAQUE);
  });

  test(`in high contrast (${locale}) the way to the next level is seen`, async ({ page, sandbox }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await signIn(page, await sandbox.player({ locale }));
    await page.goto(address(locale, '/loyalty'));
    const level = page.getByRole('main').locator('li[aria-current="step"]');
    await expect(level).toBeVisible();
    const rail = await level.evaluate((node) => getComputedStyle(node, '::before').backgroundImage);
    const [done, ahead] = rail.match(/rgba?\([^)]+\)/g) ?? [];
    expect.soft(done, rail).toBeDefined();
    expect.soft(ahead, rail).not.toBe(done);

    await page.goto(address(locale, '/profile/loyalty'));
    await expect(page.getByRole('main').locator('progress')).toHaveCSS('border-style', 'solid');
  });
});

test('the sportsbook has the look of the page around it', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('theme', 'light'));
  // The system's scheme, which here reaches into every frame, does not count.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/betting');
  const book = page.frameLocator('iframe').locator('html');
  await expect(book).toHaveCSS('color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect(book).toHaveCSS('color-scheme', 'dark');
});

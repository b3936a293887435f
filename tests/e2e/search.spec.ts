import type { Locator, Page } from '@playwright/test';
import {
  address,
  expect,
  expectAccessible,
  expectHydrated,
  inBothLanguages,
  test,
  texts,
  type Locale,
} from './fixtures';

/** Opens the search and waits until it holds the games of the house. */
async function openSearch(page: Page, locale: Locale): Promise<Locator> {
  await expectHydrated(page);
  await page.getByRole('button', { name: texts[locale].menu.search }).first().click();
  const dialog = page.getByRole('dialog', { name: texts[locale].search.title });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expect(dialog.getByRole('option').first()).toBeVisible();
  return dialog;
}

/** Whether the games of a language are on the device, and so in memory too; runs in the page. */
async function isStored(locale: Locale): Promise<boolean> {
  const databases = await indexedDB.databases();
  // Opened before the page does, it would be made without its store.
  if (!databases.some(({ name }) => name === 'games-search')) return false;
  const opening = indexedDB.open('games-search');
  await new Promise((done) => (opening.onsuccess = done));
  const counting = opening.result.transaction('data').objectStore('data').count(locale);
  await new Promise((done) => (counting.onsuccess = done));
  opening.result.close();
  return counting.result > 0;
}

inBothLanguages((locale) => {
  const { search } = texts[locale];

  test(`R-GAME-13 search (${locale}): results with each key, errors forgiven, opened by the keyboard`, async ({
    page,
    sandbox,
  }) => {
    const game = await sandbox.game('live');
    await page.goto(address(locale, '/terms'));
    const dialog = await openSearch(page, locale);
    const field = dialog.getByRole('combobox');
    await expect(dialog.getByRole('region', { name: search.popular })).toBeVisible();
    await expect(dialog.getByRole('group', { name: search.recommended })).toBeVisible();
    await expectAccessible(page);

    await field.fill(swapLetters(game.name).toUpperCase());
    await expect(dialog.getByRole('option', { name: game.name, exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await field.fill('xqzwv');
    await expect(dialog.getByText(search.nothing)).toBeVisible();

    await field.fill(game.name);
    await field.press('ArrowDown');
    await expect(field).toBeFocused();
    const active = await field.getAttribute('aria-activedescendant');
    const href = await page.locator(`[id="${active}"]`).getAttribute('href');
    await field.press('Enter');
    await page.waitForURL(`**${href}`);
    await expect(dialog).toHaveCount(0);
  });

  test(`R-GAME-13 search (${locale}): the games in memory give results at once, and without the platform`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    await page.goto(address(locale, '/terms'));
    const dialog = await openSearch(page, locale);
    await expect.poll(() => page.evaluate(isStored, locale)).toBe(true);
    const field = dialog.getByRole('combobox');
    // The platform never answers: what shows comes from the games in memory.
    await page.route('**/api/games.get*', () => undefined);
    await field.fill('dragon');
    await expect(dialog.getByRole('group', { name: search.recommended })).toHaveCount(0);
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await page.unroute('**/api/games.get*');

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.context().setOffline(true);
    await openSearch(page, locale);
    await field.fill('book');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await page.context().setOffline(false);

    // A new document has them from the device.
    await page.route('**/api/games.get*', (route) => route.abort());
    await page.reload();
    await openSearch(page, locale);
    await field.fill('book');
    await expect(dialog.getByRole('option').first()).toBeVisible();
  });
});

/** A name with two letters of its longest word in each other's place. */
function swapLetters(name: string): string {
  const longest = name.split(' ').reduce((long, word) => (word.length > long.length ? word : long), '');
  const [first = '', second = '', third = '', ...rest] = longest;
  return name.replace(longest, [first, third, second, ...rest].join(''));
}

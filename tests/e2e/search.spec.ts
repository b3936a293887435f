import type { Locator, Page } from '@playwright/test';
import { address, expect, expectAccessible, inBothLanguages, test, texts, type Locale } from './fixtures';

/** Opens the search and waits until it holds the games of the house. */
async function openSearch(page: Page, locale: Locale): Promise<Locator> {
  await page.getByRole('button', { name: texts[locale].menu.search }).first().click();
  const dialog = page.getByRole('dialog', { name: texts[locale].search.title });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expect(dialog.getByRole('option').first()).toBeVisible();
  return dialog;
}

/** Milliseconds from each key to the first list rendered after it, on a processor four times slower. */
async function keyTimes(page: Page, field: Locator, text: string): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    let begin = 0;
    document.addEventListener('input', () => (begin = performance.now()), true);
    new MutationObserver(() => {
      if (begin > 0 && document.querySelector('[role="option"]')) times.push(performance.now() - begin);
      begin = 0;
    }).observe(document.querySelector('[role="listbox"]') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await field.pressSequentially(text, { delay: 150 });
  await expect.poll(() => page.evaluate('window.keyTimes.length')).toBeGreaterThan(0);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate('window.keyTimes') as Promise<number[]>;
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
    await expect
      .poll(() => page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name))))
      .toContain('games-search');
    const field = dialog.getByRole('combobox');
    const times = (await keyTimes(page, field, 'dragon')).sort((a, b) => a - b);
    // The quickest key: a machine shared with others holds single ones up. A request takes longer than this.
    expect(times[0]).toBeLessThan(100);

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

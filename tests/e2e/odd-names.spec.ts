import { address, expect, inBothLanguages, signIn, test, texts } from './fixtures';

/** Names as players choose them: long without a place to break, of another direction, with many marks, pictures. */
const NAMES = [
  'W'.repeat(60),
  'שלום'.repeat(15),
  `Z${'\u0301'.repeat(40)}algo`,
  '👩‍👩‍👧‍👦'.repeat(12),
  '\u202Eabc',
];

test.use({ isTheSameAtEveryWidth: true });

inBothLanguages((locale) => {
  test(`a player's name (${locale}) widens no page and turns no text around`, async ({ page, sandbox }) => {
    await signIn(page, await sandbox.player());
    await page.setViewportSize({ width: 320, height: 700 });
    for (const name of NAMES) {
      await page.route('**/api/account.getInfo*', async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        await route.fulfill({ response, json: { ...body, data: { ...body.data, fakename: name } } });
      });
      await page.goto(address(locale, '/'));
      const greeting = page.getByRole('main').locator('p > bdi');
      await expect(greeting).toHaveText(name.replace('\u202E', ''));
      await page.getByRole('button', { name: texts[locale].common.profile, exact: true }).click();
      const menu = page.getByRole('dialog');
      await expect(menu.getByRole('heading')).toHaveText(name.replace('\u202E', ''));
      for (const part of [page.locator('html'), menu]) {
        const over = await part.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(over, `${name} is wider than its place`).toBeLessThanOrEqual(0);
      }
      await page.unrouteAll();
    }
  });

  test(`a leader's name (${locale}) leaves the points in the first tournament's card`, async ({ page }) => {
    await page.goto(address(locale, '/tournaments'));
    const leaders = page.locator('main div', { has: page.locator('> ol') }).first();
    await expect(leaders).toBeVisible();
    await leaders
      .locator('bdi')
      .first()
      .evaluate((name) => (name.textContent = 'W'.repeat(60)));
    const inside = await leaders.boundingBox();
    const points = await leaders.locator('li > :last-child').first().boundingBox();
    expect(endOf(points)).toBeLessThanOrEqual(endOf(inside));
  });

  test(`a game's name (${locale}) keeps within the card of its page`, async ({ page, sandbox }) => {
    const { sysname } = await sandbox.game();
    for (const [width, height] of [
      [844, 390],
      [768, 1024],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(address(locale, `/game/${sysname}`));
      const facts = page.locator('main dl[data-name]');
      await facts.evaluate((list) => list.setAttribute('data-name', 'W'.repeat(60)));
      const card = await facts.locator('..').boundingBox();
      expect(endOf(await facts.boundingBox()), `at ${width}×${height}`).toBeLessThanOrEqual(endOf(card));
    }
  });
});

const endOf = (box: { x: number; width: number } | null) => (box ? box.x + box.width : Number.NaN);

import type { Page, Route } from '@playwright/test';
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
import { brokenWords } from './words-fit';

const tiles = (page: Page) => page.locator('main [data-tile]');
const links = (page: Page) => page.locator('main [data-tile] a');
/** The games of the list as it is shown now, without the outlines of the one before. */
const shown = (page: Page) => page.locator('main [data-tile]:not([inert] *) a');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focusedTile = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-tile]')?.dataset.tile);

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
}

/** More games than the sandbox has: responses of the size and shape of the platform's. */
async function listGames(page: Page, total: number): Promise<void> {
  await page.route('**/api/games.get?**', async (route: Route) => {
    const query = new URL(route.request().url()).searchParams;
    const offset = Number(query.get('offset'));
    const items = Array.from(
      { length: Math.min(Number(query.get('count')), total - offset) },
      (_, place) => ({
        sysname: `many-${offset + place}`,
        name: `Game ${offset + place}`,
        image_url: null,
        description: null,
        provider: 'sunplay',
        type: 'slot',
        has_demo: true,
      }),
    );
    await route.fulfill({ json: { data: { items, total }, error: null } });
  });
}

/** One is named twice, most have a name of 300 letters, none has a picture. */
const ODD_GAMES = ['odd-1', 'odd-2', 'odd-1', 'odd-3', 'odd-4', 'odd-5', 'odd-6'].map((sysname) => ({
  sysname,
  name: sysname === 'odd-3' ? 'Short' : sysname + 'W'.repeat(150) + ' word'.repeat(30),
  image_url: null,
  description: null,
  provider: 'nobody',
  type: 'slot',
  has_demo: true,
}));

inBothLanguages((locale) => {
  const { games, search } = texts[locale];
  const hall = address(locale, '/gamehall');
  const [show = ''] = search.filter.showAny.split(' ');
  const type = (page: Page, name: string) =>
    page.getByRole('group', { name: games.types }).getByRole('button', { name, exact: true });

  test(`hall (${locale}): filters combine in the address, survive a reload and go back step by step`, async ({
    page,
  }) => {
    await page.goto(hall);
    await expect(links(page)).toHaveCount(24);
    const first = await links(page).first().textContent();
    await type(page, games.type.slot).click();
    await expect(page).toHaveURL(`${hall}?type=slot`);
    await page.getByRole('combobox', { name: games.sort }).selectOption('name');
    await expect(page).toHaveURL(`${hall}?type=slot&sort=name`);
    await page.getByRole('button', { name: games.providers }).click();
    const dialog = page.getByRole('dialog');
    // Several: not every studio makes slots.
    for (let place = 0; place < 8; place += 1) await dialog.getByRole('checkbox').nth(place).check();
    await expectAccessible(page);
    expect(await brokenWords(page)).toEqual([]);
    // It says how many of the chosen kind there are.
    await dialog.getByRole('button', { name: new RegExp(`^${show} \\d+ `) }).click();
    await expect(page).toHaveURL(/\?type=slot&providers=[a-z0-9,_-]+&sort=name$/);
    await expect(page.getByRole('status').first()).not.toHaveText('');
    await expect(shown(page).first()).toBeVisible();
    // Until the response is there, the games of the choice before stand in their place.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const chosen = await shown(page).allTextContents();
    await page.reload();
    await expect.poll(() => shown(page).allTextContents()).toEqual(chosen);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await expect(page).toHaveURL(`${hall}?type=slot&sort=name`);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(hall);
    await expect(shown(page).first()).toHaveText(first ?? '');
  });

  test(`hall (${locale}): all games, and back to the very place from a game`, async ({ page }) => {
    await page.goto(hall);
    await page.getByRole('button', { name: games.showMore }).click();
    await expect(page.getByRole('button', { name: games.showMore })).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeGreaterThan(20_000);
    await scrollTo(page, 15_000);
    await expect.poll(() => page.locator('main [data-tile][aria-busy]').count()).toBe(0);
    await expect(links(page).first()).toBeAttached();
    expect(await tiles(page).count()).toBeLessThan(120);
    const before = await scrolled(page);
    // The tiles here are rendered a moment after the scrolling. A click must not scroll the page to reach its tile.
    const found = await page.waitForFunction(() => {
      const isInFullView = (link: Element) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top > 80 && bottom < window.innerHeight - 80;
      };
      return [...document.querySelectorAll('main [data-tile] a')].find(isInFullView)?.textContent;
    });
    const name = (await found.jsonValue()) ?? '';
    await page.getByRole('link', { name, exact: true }).first().click();
    await page.waitForURL(`**${address(locale, '/game/')}**`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeInViewport();
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThanOrEqual(10);
    await expectAccessible(page);
  });

  test(`hall (${locale}): by the keyboard alone from home to a running game`, async ({ page, sandbox }) => {
    await signIn(page, await sandbox.player({ balance: 50 }));
    await page.goto(address(locale, '/'));
    // The focus must not pass the player's part before it is there.
    await expect(page.getByTestId('balance')).toBeVisible();
    await expect(page.locator(`main section a[href="${hall}"]`).first()).toBeVisible();
    await tabTo(page, `a[href="${hall}"]`);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${hall}`);
    await expect(links(page)).toHaveCount(24);
    await tabTo(page, 'main [data-tile] a');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedTile(page)).toBe('1');
    await page.keyboard.press('End');
    await expect.poll(() => focusedTile(page)).toBe('23');
    await tabTo(page, 'main [data-tile] ~ *, main button:not([data-tile] button)');
    await expect(page.getByRole('button', { name: games.showMore })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedTile(page)).toBe('24');
    await page.keyboard.press('Home');
    await expect.poll(() => focusedTile(page)).toBe('0');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${address(locale, '/game/')}**`);
    await expect(page.frameLocator('iframe').first().locator('#spin')).toBeEnabled();
  });
});

/** Presses Tab until an element that fits has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate((fitting) => document.activeElement?.matches(fitting), selector);
    if (isThere) return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

for (const total of [2_500, 50_000]) {
  test(`hall: ${total} games keep under 300 tiles in the document, to the last of them`, async ({ page }) => {
    await listGames(page, total);
    await page.goto('/gamehall?sort=name');
    await expect(page.getByRole('status').first()).toHaveText(`${total.toLocaleString('en')} games`);
    await page.getByRole('button', { name: texts.en.games.showMore }).click();
    await expect.poll(() => focusedTile(page)).toBe('24');
    await page.keyboard.press('End');
    await expect(page.getByRole('link', { name: `Game ${total - 1}`, exact: true })).toBeFocused();
    expect(await tiles(page).count()).toBeLessThan(300);
  });
}

test('hall: a part that cannot be read half-way offers to try again and keeps what is there', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await page.goto('/gamehall');
  await page.getByRole('button', { name: texts.en.games.showMore }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(20_000);
  await page.route('**/api/games.get?**', (route) => route.fulfill({ status: 500, body: '' }));
  await scrollTo(page, 20_000);
  const retry = page.getByRole('button', { name: texts.en.common.retry });
  await expect(retry).toBeInViewport();
  await page.unrouteAll();
  await retry.click();
  await expect(retry).toBeHidden();
  await expect.poll(() => page.locator('main [data-tile][aria-busy]').count()).toBe(0);
  await scrollTo(page, 0);
  await expect(links(page).first()).toBeInViewport();
});

test('hall: without the script the first screen is there, with sized pictures', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/gamehall');
  await expect(links(page)).toHaveCount(24);
  const pictures = page.locator('main [data-tile] img');
  await expect(pictures).toHaveCount(24);
  await expect(page.locator('main [data-tile] img[width="288"][height="192"]')).toHaveCount(24);
  await expect(links(page).first()).toBeVisible();
  await context.close();
});

test('hall: addresses that name nothing known', async ({ page }) => {
  await page.goto('/gamehall?providers=nobody-there');
  await expect(page.getByText(texts.en.games.nothingFound)).toBeVisible();
  await page.goto('/gamehall/999999');
  await expect(page).toHaveURL('/gamehall');
  await page.goto('/gamehall?category=abc&type=nonsense');
  await expect(links(page)).toHaveCount(24);
});

test('hall: a category without games says so and leads on, as address and as page', async ({ page }) => {
  const { games } = texts.en;
  await page.goto('/gamehall/12');
  await expect(page.getByText(games.empty, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: games.toHall }).click();
  await expect(page).toHaveURL('/gamehall');
  await page.goto('/gamehall?category=12');
  await expect(page.getByText(games.nothingFound)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: games.reset }).first().click();
  await expect(links(page)).toHaveCount(24);
});

test('hall: games named twice, names of 300 letters and games without a picture stand in whole rows', async ({
  page,
}) => {
  await page.route('**/api/games.get?**', (route) =>
    route.fulfill({ json: { data: { items: ODD_GAMES, total: ODD_GAMES.length }, error: null } }),
  );
  await page.goto('/gamehall?sort=name');
  await expect(shown(page)).toHaveCount(ODD_GAMES.length - 1);
  const heights = await page
    .locator('main [data-tile]:not([inert] *)')
    .evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('hall: a filter works from the device once the search has the games, without a connection too', async ({
  page,
  expectedErrors,
}) => {
  const { common, games, search } = texts.en;
  expectedErrors.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.goto('/gamehall');
  await page.getByRole('button', { name: games.search }).filter({ visible: true }).click();
  const field = page.getByRole('dialog', { name: search.title }).getByRole('combobox');
  // Only the cached games forgive a typing error.
  await field.fill('rouletet');
  await expect(page.getByRole('option', { name: /roulette/i }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  const type = (name: string) =>
    page.getByRole('group', { name: games.types }).getByRole('button', { name, exact: true });
  await type(games.type.slot).click();
  await expect(page).toHaveURL('/gamehall?type=slot');
  await page.route('**/api/games.get?**', (route) => route.abort());
  await type(games.type.live).click();
  await expect(page.getByRole('button', { name: common.retry })).toHaveCount(0);
  await expect(shown(page)).toHaveCount(24);
});

test('hall: a player’s favourites; one that is refused goes back and says why', async ({ page, sandbox }) => {
  const { errors, games } = texts.en;
  await signIn(page, await sandbox.player({ balance: 10 }));
  await page.goto('/gamehall');
  await page.getByRole('button', { name: games.own.favourites }).click();
  await expect(page.getByText(games.noFavourites)).toBeVisible();
  await page.getByRole('button', { name: games.allGames, exact: true }).click();
  const heart = tiles(page).first().getByRole('button');
  // On its way to the heart a mouse points at the game.
  await links(page).first().hover();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const name = (await links(page).first().textContent()) ?? '';
  await page.getByRole('button', { name: games.own.favourites }).click();
  await expect(page).toHaveURL('/gamehall?own=favourites');
  await expect(shown(page)).toHaveText([name]);
  await page.route('**/api/games.removeLike**', (route) =>
    route.fulfill({ json: { data: { result: 0 }, error: null } }),
  );
  const only = tiles(page).first().getByRole('button');
  await only.click();
  await expect(page.getByText(errors.UnknownErrorException)).toBeVisible();
  await expect(only).toHaveAttribute('aria-pressed', 'true');
});

test('R-GUARD-22 a category that is not there leads to the hall with the query of its address', async ({
  page,
}) => {
  for (const [from, to] of [
    ['/gamehall/no-such-category', '/gamehall'],
    ['/fr/gamehall/no-such-category', '/fr/gamehall'],
  ] as const) {
    const query = '?providers=a,b&trackId=%D1%8F';
    for (const again of ['made', 'cached']) {
      const response = await page.request.get(`${from}${query}`, { maxRedirects: 0 });
      expect(response.status(), again).toBe(307);
      const { pathname, search } = new URL(response.headers()['location'] ?? '', 'http://site.invalid');
      expect([pathname, decodeURIComponent(search)], again).toEqual([to, decodeURIComponent(query)]);
    }
    await page.goto(`${from}?providers=a,b&trackId=7`);
    await page.waitForURL(
      ({ pathname, search }) => pathname === to && decodeURIComponent(search) === '?providers=a,b&trackId=7',
    );
  }
});

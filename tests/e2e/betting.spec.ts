import type { FrameLocator, Page } from '@playwright/test';
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
import { submitLogin } from './entrance';
import { areaTexts } from './player-area';

const WORDS = {
  en: {
    place: 'Place bet',
    placed: 'Your bet is placed.',
    signIn: 'Log in to bet',
    tooMuch: /Not enough for this stake/,
    closed: 'Bets on this match are closed.',
    failed: /No answer came/,
    notLoaded: 'The matches did not load.',
    empty: /No matches right now/,
    open: 'open',
  },
  fr: {
    place: 'Parier',
    placed: 'Votre pari est enregistré.',
    signIn: 'Se connecter pour parier',
    tooMuch: /Solde insuffisant pour cette mise/,
    closed: 'Les paris sur ce match sont fermés.',
    failed: /Aucune réponse/,
    notLoaded: 'Les matchs n’ont pas pu être chargés.',
    empty: /Aucun match pour le moment/,
    open: 'en cours',
  },
} as const;

const BOARD = '**/platform/betting/board?*';
const BET = '**/platform/betting/bet';

const bookOf = (page: Page, locale: 'en' | 'fr'): FrameLocator =>
  page.frameLocator(`iframe[title="${areaTexts[locale].betting.title}"]`);
/** Odds of a match that has not begun: it goes on being offered while the test looks. */
const firstOdds = (book: FrameLocator) => book.locator('#soon li').last().locator('.odds button').first();

/** On a narrow screen the slip is a sheet that the pill at the lower edge opens. */
async function openSlip(book: FrameLocator): Promise<void> {
  await expect(
    book.locator('#stake').or(book.locator('#pill')).filter({ visible: true }).first(),
  ).toBeVisible();
  if (await book.locator('#pill').isVisible()) await book.locator('#pill').click();
}

async function choose(book: FrameLocator): Promise<void> {
  if ((await firstOdds(book).getAttribute('aria-pressed')) !== 'true') await firstOdds(book).click();
  await openSlip(book);
}

interface Bet {
  stake: string;
  isBonus?: boolean;
  place: string;
  /** Bets that stand there afterwards. */
  count: number;
}

/** Odds move, and a bet at odds that have fallen meanwhile is refused: it is then placed again. */
async function bet(book: FrameLocator, { stake, isBonus = false, place, count }: Bet): Promise<void> {
  await choose(book);
  if (isBonus) await book.locator('select[name=wallet]').selectOption('betting_bonus');
  await book.locator('#stake').fill(stake);
  const receipt = book.locator('#receipt');
  await expect(async () => {
    if (await receipt.isHidden()) await book.getByRole('button', { name: place }).click({ timeout: 5_000 });
    await expect(receipt).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(book.locator('#bets li')).toHaveCount(count);
}

inBothLanguages((locale) => {
  const words = WORDS[locale];

  test(`R-BET-01, R-BET-05 a guest looks around (${locale}): notice, live odds, a choice that outlasts signing in`, async ({
    page,
    sandbox,
  }) => {
    await page.goto(address(locale, '/betting'));
    const book = bookOf(page, locale);
    await expect(book.locator('#live .odds button').first()).toBeVisible();
    await expect(page.locator('main p[class*=notice]')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // The frame ends where the window, or the bar at its lower edge, does: what stands there in it stays in sight.
    const frame = page.locator('main iframe');
    await expect
      .poll(async () => {
        const [box, bar] = [await frame.boundingBox(), await page.locator('nav').last().boundingBox()];
        const end = bar === null ? (page.viewportSize()?.height ?? 0) : bar.y;
        return Math.abs(end - (box?.y ?? 0) - (box?.height ?? 0));
      })
      .toBeLessThan(60);

    // The page's own messages and those of strangers are not the sportsbook's.
    await page.evaluate(() => window.postMessage({ type: 'betting:sign-in' }, '*'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await choose(book);
    await book.locator('#stake').fill('8');
    const dialog = page.getByRole('dialog');
    await book.getByRole('button', { name: words.signIn }).click();
    await expect(dialog.getByRole('heading', { name: texts[locale].auth.logIn })).toBeVisible();

    // The choice is there again for who has signed in.
    const player = await sandbox.player({ balance: 30 });
    await submitLogin(dialog, player.login, player.password);
    await expect(dialog).toHaveCount(0);
    await expect(book.getByRole('button', { name: words.place })).toBeVisible();
    await expect(book.locator('#stake')).toHaveValue('8');
    expect(new URL(page.url()).pathname).toBe(address(locale, '/betting'));
  });

  test(`R-BET-04 bets (${locale}): the balance follows, the bet stands in the history, the bonus is staked`, async ({
    page,
    sandbox,
    expectedErrors,
  }) => {
    expectedErrors.push(/409/);
    await signIn(page, await sandbox.player({ balance: 100, bettingBonus: 20 }));
    await page.goto(address(locale, '/betting'));
    const book = bookOf(page, locale);
    await bet(book, { stake: '7', place: words.place, count: 1 });
    // Where the eye is: in the slip, in place of what was filled in.
    await expect(book.getByText(words.placed)).toBeInViewport();
    await expect(page.getByTestId('balance')).toHaveText('93 €');
    await expect(book.locator('#bets li').first()).toContainText(words.open);

    await book.locator('#done').click();
    await bet(book, { stake: '20', isBonus: true, place: words.place, count: 2 });
    await expect(page.getByTestId('balance')).toHaveText('93 €');
    const title = (await book.locator('#bets b').first().textContent()) ?? '';

    await page.goto(address(locale, '/profile/bets'));
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(rows.first()).toContainText('20 €');
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${address(locale, '/betting')}$`));
  });

  test(`a bet that cannot be taken (${locale}) is reported in the slip, and one click sends one bet`, async ({
    page,
    sandbox,
    expectedErrors,
  }) => {
    expectedErrors.push(/409|ERR_FAILED/);
    await signIn(page, await sandbox.player({ balance: 10 }));
    await page.goto(address(locale, '/betting'));
    const book = bookOf(page, locale);
    await choose(book);
    const place = book.getByRole('button', { name: words.place });
    const problem = book.locator('#problem');
    await book.locator('#stake').fill('11');
    await place.click();
    await expect(problem).toHaveText(words.tooMuch);
    await expect(book.locator('#stake')).toHaveAttribute('aria-invalid', 'true');

    await book.locator('#stake').fill('5');
    await expect(problem).toHaveText('');
    await page.route(BET, (route) => route.fulfill({ status: 409, json: { error: 'closed' } }), { times: 1 });
    await place.click();
    await expect(problem).toHaveText(words.closed);
    await page.route(BET, (route) => route.abort(), { times: 1 });
    await place.click();
    await expect(problem).toHaveText(words.failed);

    let sent = 0;
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((done) => (release = done));
    await page.route(BET, async (route) => {
      sent += 1;
      await isReleased;
      await route.fulfill({ status: 409, json: { error: 'insufficient_funds' } });
    });
    const button = book.locator('#place');
    await button.click();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    release();
    await expect(problem).toHaveText(words.tooMuch);
    expect(sent).toBe(1);
  });

  test(`matches (${locale}) that do not load or are none say so`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/503/);
    await page.route(BOARD, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(address(locale, '/betting'));
    const book = bookOf(page, locale);
    await expect(book.getByText(words.notLoaded)).toBeVisible();
    await page.unroute(BOARD);
    const live = book.locator('#live .odds button').first();
    // The book also reads by itself every few seconds, which takes the button away.
    await expect(async () => {
      if (await live.isHidden()) await book.locator('#state button').click({ timeout: 2_000 });
      await expect(live).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.route(BOARD, (route) =>
      route.fulfill({
        json: { matches: [], results: [], bets: [], purse: null, currency: 'EUR', least: 0.1 },
      }),
    );
    await expect(book.getByText(words.empty)).toBeVisible();
  });
});

test.describe('what does not depend on the screen', () => {
  test.use({ isTheSameAtEveryWidth: true });
  const { betting } = areaTexts.en;

  test('a sportsbook that cannot be reached is said plainly, and can be tried again', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource|ERR_FAILED/);
    await page.route('**/platform/betting?*', (route) => route.abort());
    await page.goto('/betting');
    await expect(page.getByText(betting.failed)).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/platform/betting?*');
    await page.getByRole('button', { name: texts.en.common.retry }).click();
    await expect(bookOf(page, 'en').locator('#live .odds button').first()).toBeVisible();
  });

  test('the sportsbook itself is accessible', async ({ page }) => {
    await page.goto('/platform/betting?locale=en');
    await expect(page.locator('.odds button').first()).toBeVisible();
    await expectAccessible(page);
    await page.locator('.odds button:enabled').first().click();
    await expect(page.locator('#stake')).toBeVisible();
    await expectAccessible(page);
    for (const width of [320, 640, 900, 1240]) {
      await page.setViewportSize({ width, height: 700 });
      await expectNoSidewaysScroll(page);
    }
  });

  test('on a phone the slip takes the focus and gives it back, and results stay while odds move', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    // A match that ends meanwhile would be a new result.
    let results: unknown;
    await page.route(BOARD, async (route) => {
      const response = await route.fetch();
      const board = (await response.json()) as { results: unknown };
      results ??= board.results;
      await route.fulfill({ response, json: { ...board, results } });
    });
    await page.goto('/platform/betting?locale=en');
    await page.locator('#soon .odds button:visible').last().click();
    const pill = page.locator('#pill');
    await pill.press('Enter');
    await expect(page.locator('#shut')).toBeFocused();
    const result = await page.locator('.result').first().elementHandle();
    await page.waitForResponse(BOARD);
    await page.waitForResponse(BOARD);
    expect(await result?.evaluate((node) => node.isConnected)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(pill).toBeFocused();
  });

  test('odds grow with enlarged letters', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/platform/betting?locale=en');
    await page.locator('.odds button').first().waitFor();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const cut = await page.locator('.odds button:visible').evaluateAll((buttons) =>
      buttons.filter((button) => {
        const box = button.getBoundingClientRect();
        return [...button.querySelectorAll('span:not(.vh), b')].some((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return top < box.top || bottom > box.bottom;
        });
      }),
    );
    expect(cut).toHaveLength(0);
  });
});

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
import { areaTexts } from './player-area';

const WORDS = {
  en: { place: 'Place the bet', placed: 'Your bet is placed.', bonus: 'Betting bonus', open: 'open' },
  fr: {
    place: 'Valider le pari',
    placed: 'Votre pari est enregistré.',
    bonus: 'Bonus de pari',
    open: 'en cours',
  },
} as const;

const bookOf = (page: Page, locale: 'en' | 'fr'): FrameLocator =>
  page.frameLocator(`iframe[title="${areaTexts[locale].betting.title}"]`);
/** Odds of a match that has not begun: it goes on being offered while the test looks. */
const firstOdds = (book: FrameLocator) => book.locator('#soon li').last().locator('.odds button').first();

interface Bet {
  stake: string;
  isBonus?: boolean;
  place: string;
  /** Bets that stand there afterwards. */
  count: number;
}

/** Odds move every few seconds, and a bet at odds that have fallen meanwhile is refused: it is then placed again. */
async function bet(book: FrameLocator, { stake, isBonus = false, place, count }: Bet): Promise<void> {
  await expect(async () => {
    await firstOdds(book).click();
    if (isBonus) await book.locator('select[name=wallet]').selectOption('betting_bonus');
    await book.locator('#stake').fill(stake);
    await book.getByRole('button', { name: place }).click();
    await expect(book.locator('#bets li')).toHaveCount(count, { timeout: 5_000 });
  }).toPass();
}

inBothLanguages((locale) => {
  const { betting } = areaTexts[locale];
  const words = WORDS[locale];

  test(`R-BET-01, R-BET-05 a guest looks around (${locale}): notice, live odds, sign-in when odds are pressed`, async ({
    page,
  }) => {
    await page.goto(address(locale, '/betting'));
    const book = bookOf(page, locale);
    await expect(book.locator('#live .odds button').first()).toBeVisible();
    await expect(page.getByText(betting.guest)).toBeVisible();
    await expect(page.locator('main p[class*=notice]')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const content = book.locator('main');
    const frame = page.locator('main iframe');
    await expect
      .poll(async () => {
        const [inner, outer] = [await content.boundingBox(), await frame.boundingBox()];
        return Math.abs((inner?.height ?? 0) - (outer?.height ?? 0));
      })
      .toBeLessThan(60);

    // The page's own messages and those of strangers are not the sportsbook's.
    await page.evaluate(() => window.postMessage({ type: 'betting:sign-in' }, '*'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await firstOdds(book).click();
    await expect(
      page.getByRole('dialog').getByRole('heading', { name: texts[locale].auth.logIn }),
    ).toBeVisible();
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
    await expect(book.getByText(words.placed)).toBeVisible();
    await expect(page.getByTestId('balance')).toHaveText('93 €');
    await expect(book.locator('#bets li').first()).toContainText(words.open);

    await bet(book, { stake: '20', isBonus: true, place: words.place, count: 2 });
    await expect(page.getByTestId('balance')).toHaveText('93 €');
    const title = (await book.locator('#bets b').first().textContent()) ?? '';

    await page.goto(address(locale, '/profile/bets'));
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(rows.first()).toContainText('20 €');
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${address(locale, '/betting')}$`));
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
  });
});

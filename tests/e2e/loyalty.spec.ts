import type { Page } from '@playwright/test';
import { SITE_MARK } from '../../lib/content/site-mark';
import {
  address,
  expect,
  expectAccessible,
  inBothLanguages,
  LOCALES,
  signIn,
  test,
  type Sandbox,
} from './fixtures';
import { areaTexts, expectToast, filled } from './player-area';

const WELCOME = { en: 'Welcome to the club', fr: 'Bienvenue au club' } as const;
const SPINS = { en: '20 free spins', fr: '20 tours gratuits' } as const;
const BIG_PRIZE = { en: '50\u00A0€ in cash', fr: '50\u00A0€ en argent réel' } as const;

/** A member with enough points for one reward: they come from real rounds, a point for each euro staked. */
async function memberWithPoints(page: Page, sandbox: Sandbox): Promise<void> {
  await signIn(page, await sandbox.player({ balance: 800 }));
  const { sysname } = await sandbox.game();
  // Joins the club, from when on stakes count.
  await page.request.get('/api/loyalty.getinfo?v=2.34&locale=en');
  for (let round = 0; round < 14; round += 1) {
    await page.request.post(`/platform/game/${sysname}/round`, { data: { mode: 'real', stake: 2000 } });
  }
}

inBothLanguages((locale) => {
  const { loyalty, profile } = areaTexts[locale];

  test(`R-BAN-09, R-LOY-09, R-LOY-10, R-LOY-11, R-LOY-12 notices (${locale}) come at the first interaction and on a change of path, and can be muted`, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, await sandbox.player());
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('loyalty.getnotifications')) requested.push(request.url());
    });
    await page.goto(address(locale, '/terms'));
    await expect(page.getByTestId('balance')).toBeVisible();
    expect(requested).toEqual([]);
    await page.getByRole('heading', { level: 1 }).click();
    const notice = page.getByRole('status').filter({ hasText: WELCOME[locale] });
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('+250');
    await notice.getByText(WELCOME[locale]).first().hover();
    await expectAccessible(page);
    await notice.getByRole('button', { name: loyalty.notices.soundOff }).click();
    await expect(notice.getByRole('button', { name: loyalty.notices.soundOn })).toBeVisible();
    expect(await page.evaluate(() => window.localStorage.getItem('notice_sound_off'))).toBe('1');
    const before = requested.length;
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect.poll(() => requested.length).toBe(before + 1);
  });

  test(`R-LOY-03, R-LOY-04 the shop (${locale}): too few points, confirmation, purchase, points drop`, async ({
    page,
    sandbox,
  }) => {
    await memberWithPoints(page, sandbox);
    await page.goto(address(locale, '/loyalty/shop'));
    const buy = (name: string) =>
      page.getByRole('button', { name: filled(loyalty.shop.buyNamed, { name }), exact: true });
    const outOfReach = page.getByRole('button', { name: BIG_PRIZE[locale] });
    const balance = page.getByRole('main').locator('[aria-live]').filter({ hasText: loyalty.shop.balance });
    await expect(balance).toBeVisible();
    await outOfReach.click();
    const short = page.getByRole('dialog', { name: loyalty.shop.insufficientTitle });
    await expect(short).toContainText(/5,9\d\d|6,\d{3}/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const points = async () =>
      Number(/([\d,]+)/.exec((await balance.textContent()) ?? '')?.[1]?.replace(',', ''));
    const before = await points();
    await buy(SPINS[locale]).click();
    const question = page.getByRole('alertdialog', { name: loyalty.shop.confirmTitle });
    await question.getByRole('button', { name: loyalty.shop.confirm, exact: true }).click();
    await expect(page.getByRole('dialog', { name: loyalty.shop.boughtTitle })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(points).toBe(before - 500);
  });

  test(`R-LOY-01, R-LOY-05 to R-LOY-07 the character (${locale}) is chosen in the profile and seen on the loyalty page`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player();
    await signIn(page, player);
    await page.goto(address(locale, '/profile/loyalty'));
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: profile.loyalty.chooseCharacter }).click();
    const dialog = page.getByRole('dialog', { name: loyalty.characters.dialogTitle });
    const choice = dialog.getByRole('radio').nth(2);
    const name = (await dialog.locator('label').nth(2).innerText()).trim();
    await choice.check({ force: true });
    await dialog.getByRole('button', { name: loyalty.characters.select, exact: true }).click();
    const question = page.getByRole('alertdialog', { name: loyalty.characters.firstTitle });
    await expect(question).toContainText(name);
    await expectAccessible(page);
    await question.getByRole('button', { name: loyalty.characters.select, exact: true }).click();
    await expectToast(page, filled(loyalty.characters.done, { name }));
    await expect(page.getByRole('button', { name: profile.loyalty.changeCharacter })).toBeVisible();
    const calls = await sandbox.sent('loyalty.setcharacter', '3');
    expect(calls.filter(({ body }) => body.id === '3').length).toBeGreaterThan(0);
    await page.goto(address(locale, '/loyalty'));
    await expect(page.getByText(filled(loyalty.characters.yours, { name }))).toBeVisible();
    await expectAccessible(page);
  });
});

test('R-LOY-02 a guest sees what loyalty offers, its programmes and a way to join', async ({ page }) => {
  const { loyalty } = areaTexts.en;
  await page.goto('/loyalty');
  await expect(page.getByRole('button', { name: loyalty.join })).toBeVisible();
  await page.getByRole('main').locator('a[href^="/loyalty/"]:not([href$="shop"])').first().click();
  await page.waitForURL(/\/loyalty\/.+/);
  await expect(page.getByRole('heading', { name: loyalty.levels, exact: true })).toBeVisible();
  await expectAccessible(page);
});

test.describe('texts of the content system', () => {
  test.use({ isTheSameAtEveryWidth: true });
  for (const locale of LOCALES) {
    test(`R-LOY-13 the loyalty page (${locale}) has its title and its text from the content system, without script too`, async ({
      request,
    }) => {
      const content = `http://127.0.0.1:${process.env.E2E_CONTENT_PORT ?? '3102'}`;
      const response = await request.get(`${content}/api/loyalty?locale=${locale}&populate=*`);
      const { data } = (await response.json()) as { data: { attributes: { title: string; text: string } } };
      const [title = '', text = ''] = [data.attributes.title, data.attributes.text].map((words) =>
        words.replaceAll(SITE_MARK, 'Aurelia'),
      );
      const page = await (await request.get(address(locale, '/loyalty'))).text();
      const [, passage = ''] = /<(?:p|strong)>([^<]{10,60})/.exec(text) ?? [];
      expect(passage).not.toBe('');
      expect([title, passage].filter((part) => !page.replaceAll('&#x27;', "'").includes(part))).toEqual([]);
    });
  }
});

import {
  address,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  inBothLanguages,
  test,
  texts,
} from './fixtures';

inBothLanguages((locale) => {
  const { jackpots } = texts[locale];

  test(`R-JACK-01 jackpots (${locale}): sums that grow move nothing, detail, winners, an unknown one`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    await page.clock.install();
    await page.goto(address(locale, '/jackpots'));
    const card = page.locator('main article').first();
    const before = await card.innerText();
    const box = await card.boundingBox();
    await expectAccessible(page);
    await expect(async () => {
      await page.clock.runFor(11_000);
      expect(await card.innerText()).not.toBe(before);
    }).toPass({ timeout: 15_000 });
    expect(await card.boundingBox()).toEqual(box);

    await card.getByRole('link').click();
    await page.waitForURL(/\/jackpots\/\d+$/);
    await expect(page.getByText(jackpots.amount)).toBeVisible();
    await expect(page.getByRole('list', { name: jackpots.list }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: jackpots.games })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const response = await page.goto(address(locale, '/jackpots/999999'));
    expect(response?.status()).toBe(404);
  });

  test(`R-JACK-03, R-GAME-20 winners (${locale}) stand still on wish; providers lead to their games`, async ({
    page,
  }) => {
    await page.goto(address(locale, '/winners'));
    const first = page.getByRole('list', { name: jackpots.list }).getByRole('listitem').first();
    await expect(first).toContainText('€');
    await page.getByRole('button', { name: jackpots.pause }).click();
    await expect(page.getByRole('button', { name: jackpots.resume })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const rows = page.getByRole('list', { name: jackpots.list }).getByRole('listitem');
    const shown = await rows.count();
    await page.getByRole('button', { name: jackpots.older }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(shown);

    await page.goto(address(locale, '/providers'));
    const provider = page.locator(`main a[href^="${address(locale, '/gamehall?providers=')}"]`).first();
    const count = /(\d+)\s\p{L}+$/u.exec((await provider.innerText()).trim())?.[1];
    await expectAccessible(page);
    await provider.click();
    await page.waitForURL(/\?providers=/);
    await expect(page.locator('main')).toContainText(new RegExp(`(^|\\D)${count}\\s`));
  });
});

import type { Page } from '@playwright/test';
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

/** Which ones run depends on the day. */
async function runningTournament(page: Page): Promise<string> {
  const response = await page.request.get('/api/tournaments.get?v=2.34&locale=en&offset=0&count=100');
  const { data } = (await response.json()) as { data: { items: { id: string; status: string }[] } };
  const running = data.items.find(({ status }) => status === 'active');
  if (!running) throw new Error('No tournament is running');
  return running.id;
}

inBothLanguages((locale) => {
  const { auth, errors, tournaments } = texts[locale];

  test(`R-TOUR-01 to R-TOUR-03 tournaments (${locale}): list, detail, games, and an unknown one`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    await page.goto(address(locale, '/tournaments'));
    const running = page.getByRole('heading', { name: tournaments.sections.active });
    await expect(running).toBeVisible();
    await expect(page.getByRole('heading', { name: tournaments.sections.finished })).toBeVisible();
    const leaders = page.getByText(tournaments.leading);
    await expect(leaders).toBeVisible({ visible: (page.viewportSize()?.width ?? 0) >= 768 });
    await expectAccessible(page);
    await page
      .locator(`main article a[href^="${address(locale, '/tournaments/')}"]`)
      .first()
      .click();
    await page.waitForURL(/\/tournaments\/\d+$/);
    await expect(page.getByRole('timer')).toContainText(/\d/);
    for (const title of [tournaments.rules, tournaments.leaderboard])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(21);
    await page.getByRole('button', { name: tournaments.moreRows }).click();
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(21);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const row = page.locator('section', { has: page.getByRole('heading', { name: tournaments.toGames }) });
    await expect(row.locator(`a[href^="${address(locale, '/game/')}"]`).first()).toBeVisible();
    await page.getByRole('link', { name: tournaments.toGames, exact: true }).first().click();
    await page.waitForURL(/\/tournaments\/\d+\/gamehall$/);
    await expect(page.locator(`main a[href^="${address(locale, '/game/')}"]`).first()).toBeVisible();
    const response = await page.goto(address(locale, '/tournaments/999999'));
    expect(response?.status()).toBe(404);
  });

  test(`R-TOUR-02 taking part (${locale}): a guest signs in, a refusal is reported, a player joins once`, async ({
    page,
    sandbox,
    expectedErrors,
  }) => {
    expectedErrors.push(/429/);
    const path = address(locale, `/tournaments/${await runningTournament(page)}`);
    const join = page.locator('main').getByRole('button', { name: tournaments.join });
    await page.goto(path);
    await join.click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: auth.logIn })).toBeVisible();

    const player = await sandbox.player({ balance: 10 });
    await signIn(page, player);
    await page.goto(path);
    await sandbox.fault({
      side: 'platform',
      target: 'tournaments.participate',
      kind: 'exception',
      type: 'TooManyRequestsException',
      times: 1,
      uid: player.uid,
    });
    await expect(join).toBeEnabled();
    await join.click();
    await expect(page.getByText(errors.TooManyRequestsException)).toBeVisible();
    await expect(join).toBeEnabled();
    await join.click();
    await expect(page.locator('main').getByText(tournaments.joined)).toBeVisible();
    await page.reload();
    await expect(page.locator('main').getByText(tournaments.joined)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: tournaments.all }).click();
    await expect(page.locator('main article').getByText(tournaments.joined)).toBeVisible();
    await expectAccessible(page);
  });
});

import type { Page } from '@playwright/test';
import { address, expect, expectAccessible, inBothLanguages, signIn, test, texts } from './fixtures';

/** Puts a bonus into the player's list by a promo code of the sandbox. */
async function takeCode(page: Page, code: string): Promise<void> {
  const response = await page.request.post('/api/campaigns.activateOffer?v=2.34&locale=en', {
    multipart: { promo_code: code, fields: 'trigger,description,promotions' },
  });
  expect(((await response.json()) as { error: unknown }).error).toBeNull();
}

inBothLanguages((locale) => {
  const { popups, rewards } = texts[locale];
  const { bonuses } = rewards;

  test(`R-PROF-13, R-BON-03, R-BON-04, R-BON-05 a casino bonus (${locale}) is activated, put aside and removed, each after its question`, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, await sandbox.player({ balance: 10 }));
    await takeCode(page, 'SUMMER50');
    await page.goto(address(locale, '/profile/bonuses'));
    const main = page.getByRole('main');
    const click = (action: 'activate' | 'deactivate' | 'remove') =>
      main.getByRole('button', { name: new RegExp(`^${bonuses[action].button} ?:`) }).click();
    const question = page.getByRole('alertdialog');

    await click('activate');
    await expect(question.getByRole('heading', { name: popups.activate.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(main.getByText(bonuses.status.available)).toBeVisible();
    await click('activate');
    await question.getByRole('button', { name: popups.activate.confirm }).click();
    await expect(main.getByText(bonuses.status.active, { exact: true })).toBeVisible();

    await click('deactivate');
    // The figure is the platform's: what lies in the bonus wallet.
    await expect(question.getByText(/15\s€/).first()).toBeVisible();
    await expect(question.getByText(popups.burn.final)).toHaveCount(0);
    await question.getByRole('button', { name: popups.burn.deactivate }).click();
    await expect(main.getByText(bonuses.status.available)).toBeVisible();

    await click('remove');
    await expect(question.getByRole('heading', { name: popups.remove.title })).toBeVisible();
    await question.getByRole('button', { name: popups.remove.confirm }).click();
    await expect(main.getByText(bonuses.status.removed)).toBeVisible();
    await expectAccessible(page);
  });

  test(`R-BET-02, R-BET-03, R-DLG-06 a betting bonus (${locale}) says that it is active, and is burnt after a warning`, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, await sandbox.player({ balance: 10 }));
    await takeCode(page, 'KICKOFF');
    await page.goto(address(locale, '/profile/bonuses'));
    const main = page.getByRole('main');
    const dialog = page.getByRole('alertdialog');
    await main.getByRole('button', { name: new RegExp(`^${bonuses.activate.button} ?:`) }).click();
    await dialog.getByRole('button', { name: popups.activate.confirm }).click();
    await expect(dialog.getByRole('heading', { name: popups.bettingBonus.title })).toBeVisible();
    await dialog.getByRole('button', { name: popups.fine }).click();
    await main.getByRole('button', { name: new RegExp(`^${bonuses.remove.button} ?:`) }).click();
    await expect(dialog.getByText(popups.burn.final)).toBeVisible();
    await dialog.getByRole('button', { name: popups.burn.confirm }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(0);
  });

  test(`R-BON-03 a refusal (${locale}) is reported in plain words`, async ({ page, sandbox }) => {
    await signIn(page, await sandbox.player({ balance: 10 }));
    await takeCode(page, 'SUMMER50');
    await page.goto(address(locale, '/profile/bonuses'));
    const main = page.getByRole('main');
    const activate = main.getByRole('button', { name: new RegExp(`^${bonuses.activate.button} ?:`) });
    await expect(activate).toBeVisible();
    // The bonus is removed in another window meanwhile.
    const list = await page.request.get('/api/bonuses.get?v=2.34&locale=en');
    const { data } = (await list.json()) as { data: { items: { id: number }[] } };
    await page.request.post('/api/bonuses.remove?v=2.34&locale=en', {
      multipart: { bonus_id: String(data.items[0]?.id) },
    });
    await activate.click();
    await page.getByRole('alertdialog').getByRole('button', { name: popups.activate.confirm }).click();
    await expect(page.getByRole('alert').filter({ hasText: bonuses.failures.wrong_status })).toBeVisible();
    await expect(main.getByText(bonuses.status.removed)).toBeVisible();
  });
});

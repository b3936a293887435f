import { readFile } from 'node:fs/promises';
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

/** A voucher is decided at once: one whose number begins with 0 is declined. */
async function depositByVoucher(page: Page, amount: number, voucher: string): Promise<void> {
  const response = await page.request.post('/api/cashier.makedeposit?v=2.34&locale=en', {
    multipart: {
      method: 'voucher',
      amount: String(amount),
      campaign_offer_id: '',
      requisites: JSON.stringify({ voucher_code: voucher }),
    },
  });
  expect(((await response.json()) as { error: unknown }).error).toBeNull();
}

inBothLanguages((locale) => {
  const { cashier } = texts[locale];

  test(`R-ROUTE-10, R-CASH-10, R-CASH-11, R-CASH-12, R-CASH-13, R-CASH-14, R-CASH-21 the history (${locale}): tabs, more, totals, file`, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, await sandbox.player({ balance: 10 }));
    for (const amount of [10, 20, 30, 40]) await depositByVoucher(page, amount, '1234123412341234');
    await depositByVoucher(page, 50, '0234123412341234');

    await page.goto(address(locale, '/cashier/history'));
    const main = page.getByRole('main');
    const list = main.getByRole('list', { name: cashier.history.deposit });
    await expect(list.getByRole('listitem')).toHaveCount(4);
    await expect(list.getByRole('listitem').first()).toContainText(cashier.status.declined);
    await expect(main.getByRole('status').filter({ hasText: cashier.history.totals.deposit })).toContainText(
      '90',
    );
    await main.getByRole('button', { name: cashier.history.more }).click();
    await expect(list.getByRole('listitem')).toHaveCount(5);
    await expect(main.getByRole('button', { name: cashier.history.more })).toHaveCount(0);
    await expect(main.getByRole('status').filter({ hasText: cashier.history.totals.deposit })).toContainText(
      '100',
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: cashier.history.csv.download }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^[a-z]+-\d{4}-\d\d-\d\d\.csv$/);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv.startsWith(`\uFEFF"${cashier.history.csv.columns.number}"`)).toBe(true);
    expect(csv.trim().split('\r\n')).toHaveLength(6);

    await main.getByRole('link', { name: cashier.history.withdrawal }).click();
    await expect(page).toHaveURL(/tab=withdrawal$/);
    await expect(main.getByText(cashier.history.empty.withdrawal)).toBeVisible();
    await page.goBack();
    await expect(list.getByRole('listitem')).toHaveCount(4);
  });

  test(`R-CASH-15, R-CASH-19 a receipt (${locale}) prints alone, and nobody sees somebody else's`, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, await sandbox.player({ balance: 10 }));
    await depositByVoucher(page, 10, '1234123412341234');
    await page.goto(address(locale, '/cashier/history'));
    const main = page.getByRole('main');
    const list = main.getByRole('list', { name: cashier.history.deposit });
    await list.getByRole('link').click();
    await expect(main.getByRole('button', { name: cashier.receipt.print })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(main.getByRole('button', { name: cashier.receipt.print })).toBeHidden();
    await expect(main.getByText(cashier.facts.number, { exact: true })).toBeVisible();
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe('rgb(255, 255, 255)');
    const isOneSheet = () => document.documentElement.scrollHeight <= window.innerHeight;
    expect(await page.evaluate(isOneSheet), 'on one sheet').toBe(true);
    await expect(main.locator('section > p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });

    // Somebody else's payment.
    await page.goto(`${address(locale, '/cashier/receipt')}?id=1`);
    await expect(main.getByText(cashier.receipt.none)).toBeVisible();
  });

  test(`R-SESS-14, R-SESS-02 the wallet (${locale}) changes the currency, and keeps it when that fails`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ balance: 100, bonus: 5 });
    await signIn(page, player);
    await page.goto(address(locale, '/cashier/wallet'));
    const main = page.getByRole('main');
    const choice = main.locator('select[name="currency"]');
    const change = main.getByRole('button', { name: cashier.currency.change, exact: true });
    await choice.selectOption('USD');
    await expect(main.getByText(/1[.]08\s\$.*108\s\$/)).toBeVisible();
    const question = page.getByRole('alertdialog');
    const confirm = question.getByRole('button', { name: cashier.currency.confirm });

    await sandbox.fault({
      side: 'platform',
      target: 'account.setCurrency',
      kind: 'exception',
      type: 'BillingServiceErrorException',
      times: 1,
      uid: player.uid,
    });
    await change.click();
    await confirm.click();
    await expect(
      page.getByRole('alert').filter({ hasText: texts[locale].errors.BillingServiceErrorException }),
    ).toBeVisible();
    await expect(choice).toHaveValue('USD');
    await change.click();
    await confirm.click();
    await expect(main.getByRole('strong').filter({ hasText: /^108\s\$$/ })).toBeVisible();
    await expect(main.getByText(texts[locale].menu.balances.balance_fun)).toBeVisible();
  });
});

test.describe('what does not depend on the screen', () => {
  test.use({ isTheSameAtEveryWidth: true });

  test('R-CASH-12 a tab that is left is fetched again', async ({ page, sandbox }) => {
    const player = await sandbox.player({ balance: 10 });
    await signIn(page, player);
    await page.goto('/cashier/history');
    const main = page.getByRole('main');
    const { history } = texts.en.cashier;
    await expect(main.getByText(history.empty.deposit)).toBeVisible();
    const tabs = main.getByRole('navigation', { name: history.tabs });
    await tabs.getByRole('link', { name: history.bonuses }).click();
    await expect(main.getByText(history.empty.bonuses)).toBeVisible();
    await depositByVoucher(page, 10, '1234123412341234');
    await tabs.getByRole('link', { name: history.deposit }).click();
    const list = main.getByRole('list', { name: history.deposit });
    await expect(list.getByRole('listitem')).toHaveCount(1);
  });
});
